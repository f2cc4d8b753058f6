'use client';

import { type ReactNode, useRef } from 'react';
import { itemClass, type RowLabels, type RowVariant, rowClass, ScrollingRow } from './scrolling-row.tsx';

type Props = {
  links: { href: string; label: ReactNode }[];
  /** The `href` of the page being shown. */
  current?: string;
  labels: RowLabels;
  variant?: RowVariant;
};

/** The tab strip for tabs that are pages: a scrolling line of links. */
export function LinkStrip({ links, current, labels, variant = 'line' }: Props) {
  const list = useRef<HTMLElement>(null);
  const selected = links.findIndex((link) => link.href === current);
  return (
    <ScrollingRow scroller={list} selected={selected} labels={labels}>
      <nav ref={list} aria-label={labels.list} className={rowClass(variant)}>
        {links.map((link, index) => (
          <a
            key={link.href}
            href={link.href}
            className={itemClass}
            data-testid="tab"
            aria-current={index === selected ? 'page' : undefined}
          >
            {link.label}
          </a>
        ))}
      </nav>
    </ScrollingRow>
  );
}
