/** Seats and tables for tests: the usual ones, but for what a test gives. */
import type { SeatInfo, TableInfo } from '../protocol/messages';

export const seatInfo = (given: Partial<SeatInfo> = {}): SeatInfo => ({
  name: '',
  holder: 'link',
  bot: null,
  present: false,
  since: null,
  hints: false,
  coach: 'off',
  program: false,
  faults: [],
  stand_in: null,
  ...given,
});

export const tableInfo = (given: Partial<TableInfo> = {}): TableInfo => ({
  id: 'abc',
  name: '',
  game: 'some_game',
  rules_version: 1,
  options: {},
  house_data: false,
  start_seat: 0,
  seats: [],
  state: 'running',
  opened: 0,
  answer_wait: 1.2,
  answer_limit: null,
  hints: true,
  free_text: true,
  hosts: [0],
  chance: null,
  coach: 'off',
  coached: false,
  ...given,
});
