import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { hasLists } from '#client/kept-views.ts';
import { useView } from '#runtime/view-context.tsx';
import { PULL_TO_REFRESH } from '#schemas/constants.ts';
import styles from './pull-to-refresh.module.css';
import { isFarEnough, usePull } from './use-pull.ts';

const { loadingHeightPx, minimumMs, finishMs } = PULL_TO_REFRESH;

/** Indicator at the top of the page for pull-to-refresh: a full pull reloads the page's data (S1 §9). */
export function PullToRefresh() {
  const { t } = useView();
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [phase, setPhase] = useState<'idle' | 'refreshing' | 'finishing'>('idle');
  const startedAt = useRef(0);
  const pulled = usePull({
    isEnabled: () => phase === 'idle' && hasLists(),
    onRelease: () => {
      setPhase('refreshing');
      // Without a connection the router would leave the page.
      if (navigator.onLine) startTransition(() => router.refresh());
    },
  });

  // Turns off the browser's own pull-to-refresh.
  useEffect(() => {
    const { style } = document.documentElement;
    const follow = () => {
      style.touchAction = window.scrollY <= 0 ? 'pan-x pan-down pinch-zoom' : '';
    };
    style.overscrollBehaviorY = 'contain';
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      style.touchAction = '';
      style.overscrollBehaviorY = '';
    };
  }, []);

  // Runs before paint, as soon as the indicator becomes visible.
  useLayoutEffect(() => {
    if (phase === 'refreshing') startedAt.current = performance.now();
  }, [phase]);

  useEffect(() => {
    if (phase === 'idle' || isPending) return;
    const isFinishing = phase === 'finishing';
    const wait = isFinishing ? finishMs : minimumMs - (performance.now() - startedAt.current);
    const timer = setTimeout(() => setPhase(isFinishing ? 'idle' : 'finishing'), wait);
    return () => clearTimeout(timer);
  }, [phase, isPending]);

  const isRefreshing = phase === 'refreshing';
  const state = phase === 'idle' ? (isFarEnough(pulled) ? 'release' : 'pull') : 'refreshing';
  return (
    <div
      className={styles.pull}
      style={{ blockSize: isRefreshing ? loadingHeightPx : pulled, transitionDuration: `${finishMs}ms` }}
      data-testid="pull-to-refresh"
      data-state={phase === 'idle' && pulled === 0 ? 'idle' : phase === 'finishing' ? 'finishing' : state}
      data-pulled={pulled > 0}
    >
      <span role="status">{(pulled > 0 || phase !== 'idle') && t(`pull.${state}`)}</span>
    </div>
  );
}
