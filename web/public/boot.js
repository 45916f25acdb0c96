// Before the page is drawn: day or lamp, as chosen here before, else as the system prefers. And until it is drawn: whatever
// fails shows the message in index.html, in the player's language, in place of an empty window.
(() => {
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // no storage: the system decides
    }
  };
  const chosen = kept('auberge.theme');
  const lamp = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = chosen === 'day' || chosen === 'lamp' ? chosen : lamp ? 'lamp' : 'day';

  const fail = () => {
    const message = document.getElementById('boot');
    if (message === null) return; // the page is drawn, and says itself what is wrong
    const texts = [...message.querySelectorAll('[lang]')];
    const speaks = (wanted) => texts.find(({ lang }) => lang === wanted.toLowerCase().split('-')[0]);
    const spoken = [kept('auberge.language') ?? '', ...navigator.languages].map(speaks).find(Boolean) ?? texts[0];
    for (const text of texts) text.hidden = text !== spoken;
    message.hidden = false;
  };
  const soon = () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', fail) : fail());
  addEventListener('error', (event) => (event.target?.localName === 'img' ? undefined : soon()), true);
  addEventListener('unhandledrejection', soon);
})();
