import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { JumpLink } from '#storefront/links/jump-link.ts';
import { itemClass, type RowLabels, rowClass, ScrollingRow } from '#ui/scrolling-row.tsx';
import styles from './styles.module.css';

type Props = { links: { id: string; label: string; jump: JumpLink }[]; labels: RowLabels };

/** Part of the window below which a section hasn't been reached yet. */
const REACHED = 0.3;

/** Links to the sections of these ids, of which the one being read is marked; it stays at the window's top. */
export function SectionBar({ links, labels }: Props): ReactNode {
  const list = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const follow = () => {
      const line = window.innerHeight * REACHED;
      setCurrent(
        links.findLastIndex(({ id }) => {
          const section = document.getElementById(id);
          return section !== null && section.getBoundingClientRect().top <= line;
        }),
      );
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [links]);
  return (
    <div className={styles.sectionBar}>
      <ScrollingRow scroller={list} selected={current} labels={labels}>
        <nav ref={list} aria-label={labels.list} className={rowClass('line')}>
          {links.map(({ id, label, jump }, index) => (
            <a
              key={id}
              {...jump}
              className={itemClass}
              data-testid="tab"
              aria-current={index === current ? 'location' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      </ScrollingRow>
    </div>
  );
}
