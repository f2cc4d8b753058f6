import { type ReactNode, useMemo, useState } from 'react';
import { countChanges, diffDocuments } from '#engine/diff.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { later } from '#ui/later.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { useElapsed } from '../kit/use-elapsed.ts';
import { useText } from '../kit/use-text.ts';
import { type PageState, pageStateOf } from '../pages/page-state.ts';
import { useLiveDocument } from '../publish/use-live-document.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './top-bar.module.css';

/**
 * Delay before the live version is loaded, after the canvas; and the pause in editing before changes are counted. In
 * ms.
 */
const START_AFTER_MS = 3_000;
const QUIET_MS = 500;

const PageReleases = later<{ onClose: () => void }>(
  async () => (await import('../publish/page-releases.tsx')).PageReleases,
);

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
  return (
    <>
      <span className={styles.pill} data-state={state} data-testid="page-status">
        {count ? t('workspace.status.changes', { count }) : t(`workspace.status.${state}`)}
      </span>
      <SchedulePill />
    </>
  );
}

/** Times at which the page's next version goes live and at which the live one ends; opens the releases behind them. */
function SchedulePill(): ReactNode {
  const view = useView();
  const { t } = view;
  const { scheduledAt, endsAt } = useEditor(({ page }) => page);
  const [isOpen, setOpen] = useState(false);
  const times = [
    scheduledAt === null
      ? []
      : t('workspace.status.scheduledFor', { time: formatDateTime(scheduledAt, view) }),
    endsAt === null ? [] : t('workspace.status.endsOn', { time: formatDateTime(endsAt, view) }),
  ].flat();
  return (
    <>
      {times.length > 0 && (
        <button
          type="button"
          className={styles.pill}
          data-state="scheduled"
          data-testid="page-schedule"
          onClick={() => setOpen(true)}
        >
          {times.join(' · ')}
        </button>
      )}
      {isOpen && <PageReleases onClose={() => setOpen(false)} />}
    </>
  );
}
