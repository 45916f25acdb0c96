// Before the page is drawn: day or lamp, as chosen here before, else as the system prefers.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('auberge.theme');
  } catch {
    /* no storage: the system decides */
  }
  const lamp = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = chosen === 'day' || chosen === 'lamp' ? chosen : lamp ? 'lamp' : 'day';
})();
