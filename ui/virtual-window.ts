/** Position of a list's item, in px from the list's upper edge. */
export type Span = { top: number; bottom: number };

/** Items of a long list that are in the document. */
export type VirtualWindow = {
  /** First and last item that are visible or near. */
  first: number;
  last: number;
  /** Index of the focused item at any position: it stays, and so do its neighbours, which Tab leads to. */
  focused: number | undefined;
};

/** Part of a list to keep when `from` to `to` of it is visible or near; always at least one item. */
export function windowOf(
  spans: readonly Span[],
  from: number,
  to: number,
  focused?: number | undefined,
): VirtualWindow {
  const isNear = ({ top, bottom }: Span) => bottom > from && top < to;
  const first = spans.findIndex(isNear);
  if (first >= 0) return { first, last: spans.findLastIndex(isNear), focused };
  const isAbove = (spans[0]?.top ?? 0) >= to;
  const edge = isAbove ? 0 : spans.length - 1;
  return { first: edge, last: edge, focused };
}

export function isInWindow({ first, last, focused }: VirtualWindow, index: number): boolean {
  return (index >= first && index <= last) || (focused !== undefined && Math.abs(index - focused) <= 1);
}

export const isSameWindow = (a: VirtualWindow | undefined, b: VirtualWindow | undefined): boolean =>
  a?.first === b?.first && a?.last === b?.last && a?.focused === b?.focused;
