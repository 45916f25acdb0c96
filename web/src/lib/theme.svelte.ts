/** Day or lamp: the system's preference first, then what was chosen here. public/boot.js sets it before the first paint. */
export type Theme = 'day' | 'lamp';

import { shelf } from './shelf';

const STORED = 'auberge.theme';

class Look {
  theme = $state<Theme>(document.documentElement.dataset['theme'] === 'lamp' ? 'lamp' : 'day');

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      if (shelf.getItem(STORED) === null) this.#show(event.matches ? 'lamp' : 'day');
    });
  }

  /** The other theme from now on, remembered. */
  toggle(): void {
    this.#show(this.theme === 'day' ? 'lamp' : 'day');
    shelf.setItem(STORED, this.theme);
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
  }
}

export const look = new Look();
