import type { RectChanges } from './watch-rects.ts';

/** Events of the page in a frame: changed positions and input. */
export type PageNews =
  /** New rectangles of the modules. */
  | { type: 'rects'; changes: RectChanges }
  | { type: 'scrolled'; x: number; y: number }
  /** A click; without id it was outside all modules. */
  | { type: 'selected'; id: string | undefined; additive: boolean }
  /** A double click in a module. */
  | { type: 'opened'; id: string; target: Element | undefined }
  /** Enter, in a module or outside all; `stop` keeps it from the page. */
  | { type: 'entered'; id: string | undefined; stop: () => void }
  | { type: 'hovered'; id: string | undefined }
  | { type: 'key'; key: KeyboardEventInit };
