import { type RefObject, useEffect, useState } from 'react';
import type { Language } from '#schemas/constants.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import { diffByReference } from '../canvas/document-patch.ts';
import {
  type FromCanvas,
  fromCanvasSchema,
  openChannel,
  type Rect,
  type ToCanvas,
} from '../canvas/protocol.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/provider.tsx';
import { type Failures, noteFailure } from './failures.ts';
import { createFrame, type FrameState, type FrameStore } from './frame-state.ts';

/** Keeps the page in a frame equal to the store's document, and the store's selection to what is clicked there. */
export function useFrame(iframe: RefObject<HTMLIFrameElement | null>, lang: Language, failures: Failures) {
  const store = useEditorStore();
  const [name] = useState(newNonce);
  const [frame] = useState(createFrame);
  useEffect(() => {
    const link = linkFrame({ store, frame, failures, lang, iframe });
    return link;
  }, [store, frame, failures, lang, iframe]);
  return { name, frame };
}

type Parts = {
  store: EditorStore;
  frame: FrameStore;
  failures: Failures;
  lang: Language;
  iframe: RefObject<HTMLIFrameElement | null>;
};

function linkFrame({ store, frame, failures, lang, iframe }: Parts): () => void {
  let sent: { document: PageDocument; theme: string; selected: string | undefined } | undefined;
  let rev = 0;
  // A frame that the server has sent keeps the name that it came with.
  const nonce = iframe.current?.name ?? '';
  const channel = openChannel<FromCanvas, ToCanvas>({
    self: window,
    peer: () => iframe.current?.contentWindow ?? null,
    nonce,
    schema: fromCanvasSchema,
    onMessage: (message) => {
      if (message.type === 'ready') open();
      else hear(message);
    },
  });
  const open = () => {
    frame.setState({ rects: {} });
    const { document, view, selection } = store.getState();
    sent = { document, theme: view.theme, selected: selection.at(-1) };
    channel.send({ type: 'theme', theme: view.theme });
    channel.send({ type: 'open', document });
  };
  const follow = () => {
    if (!sent) return;
    const { document, view, selection } = store.getState();
    const patch = diffByReference(sent.document, document);
    if (patch) channel.send({ type: 'patch', rev: ++rev, patch });
    if (view.theme !== sent.theme) channel.send({ type: 'theme', theme: view.theme });
    const selected = selection.at(-1);
    if (selected !== undefined && selected !== sent.selected) channel.send({ type: 'reveal', id: selected });
    sent = { document, theme: view.theme, selected };
  };
  const hear = (message: Exclude<FromCanvas, { type: 'ready' }>) => {
    switch (message.type) {
      case 'rects':
        return frame.setState(({ rects }) => ({ rects: moved(rects, message.changes) }));
      case 'scrolled':
        return frame.setState({ scroll: { x: message.x, y: message.y } });
      case 'hovered':
        store.set({ hover: message.id });
        return;
      case 'rendered':
        return frame.setState({ rendered: message.rev });
      case 'failed':
        return noteFailure(failures, message);
      case 'selected':
        return select(store, lang, message);
      case 'key': {
        const { type: _, ...key } = message;
        // Shortcuts mean the same wherever the focus is.
        iframe.current?.dispatchEvent(
          new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
        );
      }
    }
  };
  const unsubscribe = store.subscribe(follow);
  channel.send({ type: 'hello' });
  return () => {
    unsubscribe();
    channel.close();
  };
}

function select(
  store: EditorStore,
  lang: Language,
  { id, additive }: Extract<FromCanvas, { type: 'selected' }>,
): void {
  const { selection, view } = store.getState();
  if (view.lang === 'all') store.setLanguage(lang);
  store.select(selectionAfter(selection, id, additive));
}

function selectionAfter(selected: readonly NodeId[], id: NodeId | undefined, additive: boolean) {
  if (id === undefined) return [];
  if (!additive) return [id];
  return selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];
}

function moved(rects: FrameState['rects'], changes: Record<NodeId, Rect | null>): FrameState['rects'] {
  const result: Record<NodeId, Rect> = { ...rects };
  for (const [id, rect] of Object.entries(changes)) {
    if (rect) result[id] = rect;
    else delete result[id];
  }
  return result;
}

/** `crypto.randomUUID` exists on https only. */
function newNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
