/** Scroll margin with which an element stops `px` pixels from the top, independent of the page's scroll padding. */
export function scrollStop(px: number): string {
  return `calc(${px}px - var(--scroll-padding, 0px))`;
}
