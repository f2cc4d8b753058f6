import type { StoreApi } from 'zustand/vanilla';
import type { PageDocument } from '#schemas/page/document.ts';
import type { CanvasState } from './canvas-context.tsx';
import { applyPatch, type DocumentPatch, keepEqual } from './document-patch.ts';
import { moduleElement } from './module-elements.ts';
import { type FromCanvas, openChannel, type ToCanvas, toCanvasSchema } from './protocol.ts';
import { whenIdle } from './turns.ts';

/** Joins the canvas to the workspace around its frame, whose nonce is the frame's name. */
export function connect(store: StoreApi<CanvasState>, onOpen: () => void) {
  let revealed: HTMLElement | null = null;
  // What is being worked on is drawn without finding out first whether it is in sight: that takes a layout of its own.
  const force = () => revealed?.style.setProperty('content-visibility', 'visible');
  const release = () => revealed?.style.removeProperty('content-visibility');
  const reveal = (element: HTMLElement | null) => {
    release();
    revealed = element;
    force();
    element?.scrollIntoView({ block: 'nearest' });
  };
  const hear = (message: ToCanvas) => {
    switch (message.type) {
      case 'hello':
        return tell({ type: 'ready' });
      case 'open': {
        const opened = message.document as PageDocument;
        store.setState(({ document }) => ({ document: document ? keepEqual(document, opened) : opened }));
        return onOpen();
      }
      case 'patch': {
        const patch = message.patch as DocumentPatch;
        if (patch.slots) {
          // What has moved out of sight is laid out anew when there is time.
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
        // Before the next paint, but behind the drawing of a patch that came along.
        requestAnimationFrame(() => reveal(moduleElement(document, message.id)));
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
