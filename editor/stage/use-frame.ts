import { type RefObject, useEffect, useState } from 'react';
import type { Text } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Language } from '#schemas/constants.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { DRAWN_EVENT } from '#schemas/page/preview-view.ts';
import { diffByReference } from '../canvas/document-patch.ts';
import { createFrame, type FrameState, type FrameStore } from '../canvas/frame-state.ts';
import { moduleElement } from '../canvas/module-elements.ts';
import { type FromCanvas, fromCanvasSchema, openChannel, type ToCanvas } from '../canvas/protocol.ts';
import { whenIdle } from '../canvas/turns.ts';
import { useText } from '../kit/use-text.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/provider.tsx';
import type { EditorState } from '../store/state.ts';
import { editText } from './edit-text.ts';
import { type Failures, noteFailure } from './failures.ts';
import type { PageNews } from './page-news.ts';
import { watchPage } from './watch-page.ts';
import type { RectChanges } from './watch-rects.ts';

/** Time limit for a page to report `ready`, in ms; after it its code counts as lost. */
const READY_WITHIN_MS = 20_000;

/** Keeps the page in a frame equal to the store's document, and the store's selection equal to clicks in the page. */
export function useFrame(iframe: RefObject<HTMLIFrameElement | null>, lang: Language, failures: Failures) {
  const store = useEditorStore();
  const t = useText();
  const { lang: operatorLang } = useView();
  const [name] = useState(newNonce);
  const [frame] = useState(createFrame);
  useEffect(() => {
    const link = linkFrame({ store, frame, failures, lang, operatorLang, iframe, t });
    return link;
  }, [store, frame, failures, lang, operatorLang, iframe, t]);
  return { name, frame };
}

type Parts = {
  store: EditorStore;
  frame: FrameStore;
  failures: Failures;
  lang: Language;
  operatorLang: Language;
  iframe: RefObject<HTMLIFrameElement | null>;
  t: Text;
};

function linkFrame({ store, frame, failures, lang, operatorLang, iframe, t }: Parts): () => void {
  // A server-rendered frame keeps its name.
  const nonce = iframe.current?.name ?? '';
  const channel = openChannel<FromCanvas, ToCanvas>({
    self: window,
    peer: () => iframe.current?.contentWindow ?? null,
    nonce,
    schema: fromCanvasSchema,
    onMessage: (message) => {
      if (message.type === 'ready') open();
      else if (message.type === 'rendered') frame.setState({ rendered: message.rev });
      else if (message.type === 'unloaded') frame.setState({ isUnloaded: true });
      else {
        noteFailure(failures, message);
        watcher.settle(message.id);
      }
    },
  });
  const teller = createTeller(store, operatorLang, channel.send);
  const watcher = createWatcher({ store, frame, lang, iframe, t });
  const tooLong = setTimeout(() => frame.setState({ isUnloaded: true }), READY_WITHIN_MS);
  const open = () => {
    clearTimeout(tooLong);
    frame.setState({ isUnloaded: false });
    watcher.watch();
    teller.open();
  };
  // Both share one thread: the page's own scripts wait until the workspace is hydrated.
  const greet = () => {
    watcher.watch();
    whenIdle(() => channel.send({ type: 'hello' }));
  };
  const unsubscribe = store.subscribe(teller.follow);
  const element = iframe.current;
  element?.addEventListener(DRAWN_EVENT, greet);
  greet();
  return () => {
    clearTimeout(tooLong);
    element?.removeEventListener(DRAWN_EVENT, greet);
    unsubscribe();
    watcher.stop();
    channel.close();
  };
}

/** Document on the canvas: the draft, or a version that is looked at. */
function shownDocument(store: EditorStore) {
  const { document, shownVersion } = store.getState();
  return shownVersion?.document ?? document;
}

/** Sends the store's state to the page: everything when the page opens, from then on the changes. */
function createTeller(store: EditorStore, lang: Language, send: (message: ToCanvas) => void) {
  let sent: Pick<EditorState, 'document' | 'openItem'> & { theme: string; selected: string | undefined };
  let isOpen = false;
  let rev = 0;
  const open = () => {
    const { view } = store.getState();
    const document = shownDocument(store);
    sent = { document, theme: view.theme, selected: undefined, openItem: undefined };
    isOpen = true;
    send({ type: 'theme', theme: view.theme });
    send({ type: 'open', document, lang });
    follow();
  };
  const follow = () => {
    if (!isOpen) return;
    const { view, selection, openItem } = store.getState();
    const document = shownDocument(store);
    const patch = diffByReference(sent.document, document);
    if (patch) send({ type: 'patch', rev: ++rev, patch });
    if (view.theme !== sent.theme) send({ type: 'theme', theme: view.theme });
    const selected = selection.at(-1);
    if (selected !== sent.selected || openItem !== sent.openItem) {
      const item = openItem?.id === selected ? openItem?.index : undefined;
      send({ type: 'reveal', id: selected, item });
    }
    sent = { document, theme: view.theme, selected, openItem };
  };
  return { open, follow };
}

/**
 * Watches the page in the frame, which is another document after each load. A text opens for editing once its module is
 * live: until then React may replace what the server has rendered, and takes any change of it for a fault.
 */
function createWatcher({ store, frame, lang, iframe, t }: Omit<Parts, 'failures' | 'operatorLang'>) {
  const live = new Set<NodeId>();
  let early: { id: NodeId; at: number | undefined } | undefined;
  const edit = (id: NodeId, target?: Element) => {
    if (!page) return;
    early = undefined;
    if (live.has(id)) editText({ store, lang, t, page }, id, target);
    else early = { id, at: target && elementsOf(id).indexOf(target) };
  };
  const settle = (id: NodeId) => {
    live.add(id);
    if (early?.id === id) edit(id, early.at === undefined ? undefined : elementsOf(id)[early.at]);
  };
  const elementsOf = (id: NodeId) => [...((page && moduleElement(page, id)?.querySelectorAll('*')) ?? [])];
  const hear = (news: PageNews) => {
    switch (news.type) {
      case 'rects':
        return frame.setState(({ rects }) => ({ rects: moved(rects, news.changes) }));
      case 'scrolled':
        return frame.setState({ scroll: { x: news.x, y: news.y } });
      case 'hovered':
        // The move under a resting pointer is painted first.
        return whenIdle(() => store.set({ hover: news.id }));
      case 'selected':
        return select(store, lang, news);
      case 'opened':
        return edit(news.id, news.target);
      case 'entered': {
        const [selected, ...more] = store.getState().selection;
        if (selected === undefined || more.length > 0 || (news.id ?? selected) !== selected) return;
        news.stop();
        return edit(selected);
      }
      case 'key':
        // Shortcuts work the same wherever the focus is.
        iframe.current?.dispatchEvent(
          new KeyboardEvent('keydown', { ...news.key, bubbles: true, cancelable: true }),
        );
    }
  };
  let page: Document | undefined;
  let unwatch = () => {};
  const watch = () => {
    const shown = iframe.current?.contentDocument;
    if (!shown?.body || shown === page) return;
    unwatch();
    page = shown;
    live.clear();
    early = undefined;
    frame.setState({ rects: {} });
    unwatch = watchPage(shown, hear);
  };
  return { watch, settle, stop: () => unwatch() };
}

function select(
  store: EditorStore,
  lang: Language,
  { id, additive }: Extract<PageNews, { type: 'selected' }>,
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

function moved(rects: FrameState['rects'], changes: RectChanges): FrameState['rects'] {
  const result = { ...rects };
  for (const [id, rect] of Object.entries(changes)) {
    if (rect) result[id] = rect;
    else delete result[id];
  }
  return result;
}

/** Random nonce; `crypto.randomUUID` exists on https only. */
function newNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
