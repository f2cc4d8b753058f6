'use client';

import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { CATEGORY_PANEL } from '#schemas/constants.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { Icon } from '#ui/icon.tsx';
import { later } from '#ui/later.tsx';
import { ScrollArrows } from '#ui/scroll-arrows.tsx';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import { type PackedItem, unpackItem } from '../links/navigator-items.ts';
import { localHref, paths, screenPath } from '../links/paths.ts';
import styles from './category-navigator.module.css';
import { usePanel } from './use-panel.ts';

/** The many links of the panel, which a visitor who opens none doesn't load. */
const NavigatorGroups = later(() =>
  import('./navigator-groups.tsx').then((module) => module.NavigatorGroups),
);

type Props = {
  packed: readonly PackedItem[];
  /** Items of the bar before the categories. */
  children?: ReactNode;
};

/** The category bar with its drop-down of second and third levels (S1 §2). Without script its first level are links. */
export function CategoryNavigator({ packed, children }: Props): ReactNode {
  const ctx = useView();
  const items = packed.map(unpackItem);
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(row);
  const panel = usePanel();
  const isOpen = panel.state === 'open' || panel.state === 'closing';
  // The panel and its first level are painted before the many links of the others.
  const current = items[useDeferredValue(isOpen ? panel.openAt : -1)];
  useBodyLock(isOpen);
  useDismissal(root, isOpen, panel.close);

  if (items.length === 0) return null;
  const all = localHref(ctx, screenPath('/products'));
  return (
    <nav
      ref={root}
      className={styles.navigator}
      aria-label={ctx.t('navigator.title')}
      data-testid="category-navigator"
      data-state={panel.state}
      onPointerLeave={(event) => event.pointerType === 'mouse' && panel.close()}
    >
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          data-testid="navigator-toggle"
          onClick={() => (isOpen ? panel.close() : panel.open(0))}
        >
          <Icon name="menu" size={18} />
          {ctx.t('navigator.title')}
        </button>
        <a href={all} className={styles.all} data-testid="navigator-all">
          {ctx.t('navigator.all')}
        </a>
        <div className={styles.frame}>
          <ul ref={row} className={styles.row}>
            {children}
            {items.map((item, index) => (
              <li key={item.code}>
                <a
                  href={localHref(ctx, paths.productCategory(item))}
                  className={styles.entry}
                  data-testid="navigator-level-1"
                  data-current={isOpen && index === panel.openAt ? '' : undefined}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && panel.hover(index)}
                >
                  {item.name}
                </a>
              </li>
            ))}
          </ul>
          <ScrollArrows
            name="navigator"
            edges={edges}
            labels={{ previous: ctx.t('action.previous'), next: ctx.t('action.next') }}
            onMove={(direction) => row.current?.scrollBy({ left: direction * row.current.clientWidth })}
          />
        </div>
      </div>
      {isOpen && (
        <div
          className={styles.panel}
          data-testid="navigator-panel"
          style={{ maxBlockSize: `calc(100dvh - var(--header-h) - ${CATEGORY_PANEL.extraHeightPx}px)` }}
        >
          <ul className={styles.roots}>
            {items.map((item, index) => (
              <li key={item.code}>
                <button
                  type="button"
                  className={styles.root}
                  aria-pressed={index === panel.openAt}
                  onClick={() => panel.open(index)}
                >
                  {item.name}
                </button>
              </li>
            ))}
          </ul>
          {current && <NavigatorGroups item={current} onChoose={panel.close} />}
        </div>
      )}
    </nav>
  );
}

/**
 * Keeps the page behind an open panel from scrolling; on a desktop the scroll bar's width is reserved (S1 §2). Locking
 * and unlocking repaint the whole page, so the panel is shown before the one and closed before the other.
 */
function useBodyLock(isLocked: boolean): void {
  const { device } = useView();
  useEffect(() => {
    if (!isLocked) return;
    const { style } = document.body;
    const callOff = afterPaint(() => {
      style.overflow = 'hidden';
      if (device === 'desktop') style.paddingInlineEnd = `${CATEGORY_PANEL.lockPaddingPx}px`;
    });
    return () => {
      callOff();
      style.overflow = '';
      style.paddingInlineEnd = '';
    };
  }, [isLocked, device]);
}

/** Closes the panel on Escape and on a press outside. */
function useDismissal(root: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [root, isOpen, close]);
}
