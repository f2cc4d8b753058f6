import type { StoreApi } from 'zustand/vanilla';
import type { PageDocument } from '#schemas/page/document.ts';
import type { CanvasState } from './canvas-context.tsx';
import { applyPatch, type DocumentPatch, keepEqual } from './document-patch.ts';
import { captureInput } from './frame-input.ts';
import { moduleElement } from './module-elements.ts';
import { type FromCanvas, openChannel, type ToCanvas, toCanvasSchema } from './protocol.ts';

/** Joins the canvas to the workspace around its frame, whose nonce is the frame's name. */
export function connect(store: StoreApi<CanvasState>, onOpen: () => void) {
  let revealed: HTMLElement | null = null;
  const reveal = (element: HTMLElement | null) => {
    revealed?.style.removeProperty('content-visibility');
    // What is being worked on is drawn without finding out first whether it is in sight: that takes a layout of its own.
    element?.style.setProperty('content-visibility', 'visible');
    element?.scrollIntoView({ block: 'nearest' });
    revealed = element;
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
  // A phone's scroll bar takes no room from the page.
  document.documentElement.style.scrollbarWidth = 'none';
  const tell = channel.send;
  const release = captureInput(document, tell);
  const scrolled = () => tell({ type: 'scrolled', x: window.scrollX, y: window.scrollY });
  window.addEventListener('scroll', scrolled, { passive: true });
  tell({ type: 'ready' });
  return {
    tell,
    close: () => {
      channel.close();
      release();
      window.removeEventListener('scroll', scrolled);
    },
  };
}
