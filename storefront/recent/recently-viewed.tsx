'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useInView } from '#ui/use-in-view.ts';
import { DealSkeleton } from '../cards/deal-skeleton.tsx';
import { RelatedStrip } from '../strips/related-strip.tsx';
import {
  isSame,
  type RecentThing,
  recentThings,
  rememberThing,
  watchThings,
  writeThings,
} from './recent-things.ts';
import styles from './recently-viewed.module.css';

type Props = {
  /** Subject of this page, if it has one. */
  current?: RecentThing;
  labels: { title: string; clear: string; cleared: string };
};

/** Strip of other recently viewed things, with current data. They are stored in the browser only, until cleared. */
export function RecentlyViewed({ current, labels }: Props): ReactNode {
  const { type, code } = current ?? {};
  const text = useSyncExternalStore(watchThings, remembered, () => '[]');
  useEffect(() => {
    if (type && code) rememberThing({ type, code });
  }, [type, code]);
  const things = (JSON.parse(text) as RecentThing[]).filter((thing) => !current || !isSame(thing, current));
  if (things.length === 0) return null;
  return <RecentStrip key={idsOf(things)} things={things} labels={labels} />;
}

function RecentStrip({ things, labels }: { things: readonly RecentThing[]; labels: Props['labels'] }) {
  const ctx = useView();
  const root = useRef<HTMLDivElement>(null);
  const isNear = useInView(root);
  const [cards, setCards] = useState<{ id: string; card: ReactNode }[]>();
  const latest = useRef({ ctx, things });
  useEffect(() => {
    if (!isNear) return;
    const end = new AbortController();
    const load = async () => {
      const { recentCards } = await import('./recent-cards.tsx');
      return recentCards(latest.current.ctx, latest.current.things, end.signal);
    };
    load().then(setCards, () => end.signal.aborted || setCards([]));
    return () => end.abort();
  }, [isNear]);

  const clear = () => {
    const before = recentThings();
    writeThings([]);
    toast(labels.cleared, { action: { label: ctx.t('action.undo'), onSelect: () => writeThings(before) } });
  };
  const waiting = things.map((thing) => ({ id: idOf(thing), card: <Waiting type={thing.type} /> }));
  return (
    <div ref={root} aria-busy={!cards}>
      <RelatedStrip
        ctx={ctx}
        id="recently-viewed"
        title={labels.title}
        extra={
          <button type="button" className={styles.clear} onClick={clear} data-testid="recent-clear">
            {labels.clear}
          </button>
        }
        cards={cards ?? waiting}
      />
    </div>
  );
}

/** Placeholder with the height of its card. */
function Waiting({ type }: Pick<RecentThing, 'type'>) {
  if (type === 'CONTENT') return <DealSkeleton />;
  return (
    <div className={styles.goods}>
      <Skeleton ratio={1} />
    </div>
  );
}

const remembered = () => JSON.stringify(recentThings());
const idOf = ({ type, code }: RecentThing) => `${type} ${code}`;
const idsOf = (things: readonly RecentThing[]) => things.map(idOf).join();
