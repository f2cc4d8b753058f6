import { type ReactNode, useMemo } from 'react';
import { countChanges, diffDocuments } from '#engine/diff.ts';
import { useSettled } from '#ui/use-settled.ts';
import { useElapsed } from '../kit/use-elapsed.ts';
import { useText } from '../kit/use-text.ts';
import { useLiveDocument } from '../publish/use-live-document.ts';
import { useEditor } from '../store/provider.tsx';
import { type PageState, pageStateOf } from './page-state.ts';
import styles from './top-bar.module.css';

/**
 * Delay before the live version is loaded, after the canvas; and the pause in editing before changes are counted. In
 * ms.
 */
const START_AFTER_MS = 3_000;
const QUIET_MS = 500;

/** State of the page, and the number of changes that shoppers don't see yet. */
export function StatusPill(): ReactNode {
  const page = useEditor((state) => state.page);
  const rev = useEditor((state) => state.rev);
  const isWaiting = useEditor(({ pending }) => pending.length > 0);
  const state = pageStateOf({ ...page, hasChanges: page.hasChanges || isWaiting || rev > page.rev });
  const isDue = useElapsed(START_AFTER_MS);
  return state === 'draft' && isDue ? <CountedPill /> : <Pill state={state} />;
}

/** Edits may cancel each other out: then nothing has changed. */
function CountedPill(): ReactNode {
  const { live } = useLiveDocument();
  const document = useSettled(
    useEditor((state) => state.document),
    QUIET_MS,
  );
  const manifest = useEditor((state) => state.manifest);
  const count = useMemo(
    () => (live ? countChanges(diffDocuments(live, document, manifest)) : undefined),
    [live, document, manifest],
  );
  return <Pill state={count === 0 ? 'live' : 'draft'} count={count} />;
}

function Pill({ state, count }: { state: PageState; count?: number | undefined }): ReactNode {
  const t = useText();
  const isScheduled = useEditor(({ page }) => page.scheduledAt !== null);
  return (
    <span className={styles.pill} data-state={state} data-testid="page-status">
      {count ? t('workspace.status.changes', { count }) : t(`workspace.status.${state}`)}
      {isScheduled && ` · ${t('workspace.status.scheduled')}`}
    </span>
  );
}
