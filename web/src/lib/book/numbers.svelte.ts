/** Whether the numbers of rules are shown: off until they are asked for, remembered in this browser. */
import { shelf } from '$lib/table';

const STORED = 'auberge.rule-numbers';

class RuleNumbers {
  shown = $state(shelf.getItem(STORED) === 'on');

  toggle(): void {
    this.shown = !this.shown;
    shelf.setItem(STORED, this.shown ? 'on' : 'off');
  }
}

export const ruleNumbers = new RuleNumbers();
