import type { RectChanges } from './watch-rects.ts';

/** Events of the page in a frame: changed positions and input. */
export type PageNews =
  /** New rectangles of the modules. */
  | { type: 'rects'; changes: RectChanges }
  | { type: 'scrolled'; x: number; y: number }
  /** A click; without id it was outside all modules. */
  | { type: 'selected'; id: string | undefined; additive: boolean }
  | { type: 'hovered'; id: string | undefined }
  | { type: 'key'; key: KeyboardEventInit };
