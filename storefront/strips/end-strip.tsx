'use client';

import { type ReactNode, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import styles from './end-strip.module.css';

type Props = {
  children: ReactNode;
  href: string;
  seeAll: string;
  labels: { previous: string; next: string };
  /** True if scrolling to the end follows the link. */
  follows: boolean;
};

/** Strip whose last card is a link; pushing on at the end follows it (S1 §2). */
export function EndStrip({ children, href, seeAll, labels, follows }: Props) {
  const end = useRef<HTMLAnchorElement>(null);
  return (
    <ScrollStrip labels={labels} onReachEnd={follows ? () => end.current?.click() : undefined}>
      {children}
      <li className={styles.item}>
        <a ref={end} className={styles.end} href={href} data-testid="strip-end">
          <span className={styles.circle}>
            <Icon name="chevron-right" />
          </span>
          {seeAll}
        </a>
      </li>
    </ScrollStrip>
  );
}
