import { useEffect, useRef } from 'react';
import buttons from '#ui/button.module.css';
import { Spinner } from '#ui/spinner.tsx';
import { useInView } from '#ui/use-in-view.ts';
import styles from './load-more.module.css';

type Props = {
  state: 'idle' | 'loading' | 'failed';
  /** Address of the next page, for a browser without script. */
  href: string;
  onMore: () => void;
  /** True if it also loads when it comes near the viewport. */
  isEager?: boolean | undefined;
  labels: { more: string; retry: string; loading: string };
};

/** Button that loads the next page of a list. After a failure only a press retries. */
export function LoadMore({ state, href, onMore, isEager, labels }: Props) {
  const expectsMore = isEager && state !== 'failed';
  return (
    <div className={expectsMore ? `${styles.more} ${styles.expecting}` : styles.more}>
      {isEager && state === 'idle' && <Sentinel onNear={onMore} />}
      {state === 'loading' && <Spinner label={labels.loading} />}
      <a
        className={buttons.secondary}
        href={href}
        data-testid="load-more"
        data-state={state}
        onClick={(event) => {
          event.preventDefault();
          onMore();
        }}
      >
        {state === 'failed' ? labels.retry : labels.more}
      </a>
    </div>
  );
}

/** Observer that calls back once, when it comes near the viewport; never where the style sheet hides it. */
function Sentinel({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const near = useInView(mark);
  useEffect(() => {
    if (near) onNear();
  }, [near, onNear]);
  return <span ref={mark} className={styles.mark} />;
}
