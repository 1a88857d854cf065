/** Where we are, as the address says it. */
export const route = $state({ path: location.pathname, hash: location.hash, query: location.search });

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash;
  route.query = location.search;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  read();
  window.scrollTo(0, 0);
}

/** The same view with another query; back leads to the view before. */
export function changeQuery(query: string): void {
  history.replaceState(null, '', location.pathname + (query ? `?${query}` : ''));
  read();
}

/** Links stay links; a plain click on one of ours does not load the page again. */
export function followLinks(): void {
  window.addEventListener('popstate', read);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
