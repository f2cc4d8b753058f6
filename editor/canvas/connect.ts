import type { StoreApi } from 'zustand/vanilla';
import type { PageDocument } from '#schemas/page/document.ts';
import type { CanvasState } from './canvas-context.tsx';
import { applyPatch, type DocumentPatch, keepEqual } from './document-patch.ts';
import { type Held, holdStill } from './hold-still.ts';
import { moduleElement } from './module-elements.ts';
import { type FromCanvas, openChannel, type ToCanvas, toCanvasSchema } from './protocol.ts';
import { whenIdle } from './turns.ts';

/** Edges of the page that cover a module: the shop's header with the workspace's toolbar below it, and the bottom bar. */
const COVERED = 'calc(var(--header-h) + 40px) calc(var(--tabbar-h) + var(--safe-bottom) + var(--s-2))';

/** Connects the canvas to the workspace around its iframe, whose name is the nonce. */
export function connect(store: StoreApi<CanvasState>, onOpen: () => void) {
  document.documentElement.style.setProperty('scroll-padding-block', COVERED);
  let revealed: HTMLElement | null = null;
  let held: Held | undefined;
  // The edited module is rendered without a visibility check, which would cost a layout of its own.
  const force = () => revealed?.style.setProperty('content-visibility', 'visible');
  const release = () => revealed?.style.removeProperty('content-visibility');
  const reveal = ({ id = '', item }: { id?: string | undefined; item?: number | undefined }) => {
    const element = moduleElement(document, id);
    if (element !== revealed) {
      release();
      held?.release();
      revealed = element;
      force();
      held = element ? holdStill(element, id) : undefined;
    }
    if (item !== undefined) held?.show(item);
    element?.scrollIntoView({ block: 'nearest' });
  };
  const hear = (message: ToCanvas) => {
    switch (message.type) {
      case 'hello':
        return tell({ type: 'ready' });
      case 'open': {
        const opened = message.document as PageDocument;
        store.setState(({ document }) => ({
          document: document ? keepEqual(document, opened) : opened,
          operatorLang: message.lang,
        }));
        return onOpen();
      }
      case 'patch': {
        const patch = message.patch as DocumentPatch;
        if (patch.slots) {
          // Modules that moved out of view get their layout when the browser is idle.
          release();
          whenIdle(force);
        }
        store.setState(({ document }) => ({ document: document && applyPatch(document, patch) }));
        requestAnimationFrame(() => setTimeout(() => tell({ type: 'rendered', rev: message.rev })));
        return;
      }
      case 'theme':
        document.documentElement.dataset.theme = message.theme;
        return;
      case 'reveal':
        // Runs before the next paint, but after the render of a patch that arrived with it.
        requestAnimationFrame(() => reveal(message));
    }
  };
  const channel = openChannel<ToCanvas, FromCanvas>({
    self: window,
    peer: () => window.parent,
    nonce: window.name,
    schema: toCanvasSchema,
    onMessage: hear,
  });
  const tell = channel.send;
  tell({ type: 'ready' });
  return { tell, close: channel.close };
}
