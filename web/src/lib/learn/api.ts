/** Lessons, over HTTP. */
import type { CourseInfo, LessonNow, LessonWish } from '../protocol/messages';
import { ask, posted } from '../table/api';

const coursePath = (game: string): string => `/api/lessons/${encodeURIComponent(game)}`;

export const courseOf = (game: string): Promise<CourseInfo> => ask(coursePath(game));

/** What comes of something the learner does. */
export const tell = (game: string, lesson: string, wish: LessonWish): Promise<LessonNow> =>
  ask(`${coursePath(game)}/${encodeURIComponent(lesson)}`, posted(wish));
