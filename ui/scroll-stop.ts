/** The scroll margin with which an element stops `px` pixels from the top, whatever the page's own scroll padding. */
export function scrollStop(px: number): string {
  return `calc(${px}px - var(--scroll-padding, 0px))`;
}
