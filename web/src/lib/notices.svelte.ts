/** Notices of the browser, on request: somebody switches them on, and only then the browser asks whether it may. */
import { base } from './base';
import { shelf } from './shelf';

const STORED = 'auberge.notices';

/** `denied`: the browser says no; `none`: it has none, or not for a page that did not come over https. */
export type NoticeState = 'off' | 'on' | 'denied' | 'none';

const isThere = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

class Notices {
  state = $state<NoticeState>('off');
  readonly #shown = new Map<string, Notification>();

  constructor() {
    if (shelf.getItem(STORED) === 'on' && isThere() && Notification.permission === 'granted') this.state = 'on';
  }

  /** On or off from now on, remembered. Must be called by a click: the browser asks then. */
  async toggle(): Promise<void> {
    if (this.state === 'on') {
      this.#remember('off');
      for (const key of this.#shown.keys()) this.close(key);
      return;
    }
    if (!isThere()) {
      this.state = 'none';
      return;
    }
    const answer = await Notification.requestPermission();
    this.#remember(answer === 'granted' ? 'on' : answer === 'denied' ? 'denied' : 'off');
  }

  /** Shows a notice in place of an earlier one of the same key; a click on it brings this page back. */
  show(key: string, title: string, body: string): void {
    if (this.state !== 'on') return;
    this.close(key);
    try {
      const notice = new Notification(title, { body, tag: `auberge-${key}`, icon: `${base}/icon.svg` });
      notice.onclick = () => {
        window.focus();
        this.close(key);
      };
      this.#shown.set(key, notice);
    } catch {
      this.state = 'none'; // some phones have the word for it and nothing behind
    }
  }

  close(key: string): void {
    this.#shown.get(key)?.close();
    this.#shown.delete(key);
  }

  #remember(state: NoticeState): void {
    this.state = state;
    shelf.setItem(STORED, state === 'on' ? 'on' : 'off');
  }
}

export const notices = new Notices();
