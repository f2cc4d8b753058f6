'use client';

import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { later, loadTheRest } from '#ui/later.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { CommentsLoader } from '../comments/comments-loader.tsx';
import { linkedComment, placeOfFocus } from '../comments/place.ts';
import { DragContext } from '../drag/drag-context.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { useHydrated } from '../kit/use-hydrated.ts';
import { useText } from '../kit/use-text.ts';
import { SEARCH_ID } from '../palette/palette.tsx';
import type { KeepDialogProps } from '../reuse/keep-dialog.tsx';
import { Stage } from '../stage/stage.tsx';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { type CommentPlace, KEEP_DIALOGS, type PanelName } from '../store/state.ts';
import { useNodeActions } from '../store/use-node-actions.ts';
import { Announcer } from './announcer.tsx';
import { LeftPanel } from './left-panel.tsx';
import { Rail } from './rail.tsx';
import { StatusBar } from './status-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './workspace.module.css';

const HelpDialog = later(async () => (await import('./help-dialog.tsx')).HelpDialog);

const KeepDialog = later<KeepDialogProps>(async () => (await import('../reuse/keep-dialog.tsx')).KeepDialog);

/** Delay after opening, in ms, before hidden parts are loaded. */
const REST_AFTER_MS = 3_000;

/** Media query as in `workspace.module.css`: in narrow windows modules are neither added nor deleted. */
const NARROW = '(max-width: 767px)';

type Props = {
  /** Sends the pending edits at once. */
  onSave: () => void;
};

/** Frame around the open page: top bar, rail, panel, canvas, inspector, status bar. Narrow windows use drawers. */
export function Workspace({ onSave }: Props): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const actions = useNodeActions();
  const [help, setHelp] = useState(false);
  const [drawer, setDrawer] = useState<'left' | 'right'>();
  const clipboard = useClipboard();
  const isNarrow = useMediaQuery(NARROW);
  useLayoutEffect(() => {
    store.setNarrow(isNarrow);
    setDrawer(undefined);
  }, [store, isNarrow]);
  // The field to be shown is in the inspector.
  const focus = useEditor((state) => state.focus);
  useEffect(() => {
    if (focus) setDrawer('right');
  }, [focus]);
  const opener = useRef<Element>(null);
  const openLeft = (name: PanelName) => {
    if (document.activeElement?.id !== SEARCH_ID) opener.current = document.activeElement;
    store.set({ panel: name });
    setDrawer('left');
  };
  const openSearch = () => {
    flushSync(() => openLeft('add'));
    const search = document.getElementById(SEARCH_ID);
    search?.focus();
    // The old term is replaced by typing.
    if (search instanceof HTMLInputElement) search.select();
  };
  const leaveSearch = () => {
    flushSync(() => {
      store.set({ panel: 'outline' });
      setDrawer(undefined);
    });
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const add = () => {
    if (isNarrow) store.say('workspace.narrow', {}, { tone: 'error' });
    else openSearch();
  };
  const comment = (place: CommentPlace) => {
    store.set({ commenting: place });
    openLeft('comments');
  };
  // A link to a comment, from a mail or the inbox.
  const openLinked = useEffectEvent(() => {
    if (linkedComment() !== null) openLeft('comments');
  });
  useEffect(() => openLinked(), []);
  useShortcuts({
    store,
    actions,
    clipboard,
    onSave,
    onHelp: () => setHelp(true),
    onAdd: openSearch,
    onComment: () => comment(placeOfFocus(store.getState())),
    onClear: () => setDrawer(undefined),
  });
  const keep = useEditor(({ dialog }) => KEEP_DIALOGS.find((name) => name === dialog));
  const title = useEditor(({ document, language }) => document.meta.title[language]) ?? '';

  useEffect(() => {
    const timer = setTimeout(loadTheRest, REST_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // The server sends the canvas, which loads meanwhile; controls with input follow after hydration.
  const isLive = useHydrated();
  // The panel is deferred: a click on the page is answered first.
  const hasPanel = useDeferredValue(isLive);

  return (
    <DragContext>
      <div className={styles.frame} data-drawer={drawer} data-testid={isLive ? 'workspace' : undefined}>
        {isLive && (
          <>
            <title>{t('workspace.pageTitle', { title: title || store.getState().page.path })}</title>
            <TopBar />
            <Rail onOpen={openLeft} />
            <section className={styles.left} aria-label={t('workspace.panel')} data-testid="left-panel">
              {hasPanel && <LeftPanel onClose={() => setDrawer(undefined)} onLeaveSearch={leaveSearch} />}
            </section>
          </>
        )}
        <main className={styles.canvas} aria-label={t('workspace.canvas')} data-keys="modules">
          <Stage onAdd={add} />
        </main>
        {isLive && (
          <>
            <aside
              className={styles.right}
              aria-label={t('workspace.inspector')}
              data-testid="inspector-area"
            >
              <Inspector />
            </aside>
            <StatusBar
              onHelp={() => setHelp(true)}
              onChecks={() => openLeft('checks')}
              onInspector={() => setDrawer('right')}
            />
            <Announcer />
            <CommentsLoader />
          </>
        )}
        {drawer && (
          <button
            type="button"
            className={styles.veil}
            aria-label={t('action.close')}
            onClick={() => setDrawer(undefined)}
          />
        )}
      </div>
      {keep && <KeepDialog kind={keep} onClose={() => store.set({ dialog: undefined })} />}
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </DragContext>
  );
}
