/** Page numbers to offer: first, last and the current one with its neighbours; null is a gap. */
export function pageWindow(current: number, total: number): (number | null)[] {
  const pages = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1;
    if (page - previous === 1) return [page];
    return page - previous === 2 ? [page - 1, page] : [null, page];
  });
}
