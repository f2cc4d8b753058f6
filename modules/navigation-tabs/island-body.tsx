import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { JumpLink } from '#storefront/links/jump-link.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import { itemClass, type RowLabels, rowClass, ScrollingRow } from '#ui/scrolling-row.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import styles from './styles.module.css';

type Tab = { id: string; label: string; jump?: JumpLink; panel?: ReactNode };

/**
 * Every panel is in the HTML. Without script the tabs are links to them, and the style sheet shows the one in the
 * address; with script they are ARIA tabs.
 */
export function NavigationTabs({ tabs, labels }: { tabs: Tab[]; labels: RowLabels }) {
  const panels = tabs.filter(({ jump }) => !jump);
  const [chosen, setChosen] = useState<string>();
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(window.location.hash.slice(1)), []);
  const ready = address !== undefined;
  const selected = chosen ?? panels.find(({ id }) => id === address)?.id ?? panels[0]?.id ?? null;

  const select = (id: string | null) => {
    if (panels.some((panel) => panel.id === id)) setChosen(id ?? undefined);
    else document.getElementById(`${id}-link`)?.click();
  };
  return (
    <>
      <div className={styles.bar}>
        {ready && panels.length > 0 ? (
          <TabStrip
            tabs={tabs.map(({ id, label }) => ({ value: id, label }))}
            value={selected}
            onChange={select}
            labels={labels}
            panelId={selected ?? undefined}
          />
        ) : (
          <LinkStrip
            links={tabs.map(({ id, label, jump }) => ({ href: jump?.href ?? `#${id}`, label }))}
            current={`#${selected}`}
            labels={labels}
          />
        )}
      </div>
      {tabs.map(
        ({ id, label, jump }) =>
          jump && (
            <a key={id} id={`${id}-link`} hidden {...jump}>
              {label}
            </a>
          ),
      )}
      <div className={styles.panels} data-state={ready ? 'ready' : 'plain'}>
        {panels.map(({ id, label, panel }) => (
          <section
            key={id}
            id={id}
            role={ready ? 'tabpanel' : undefined}
            aria-label={label}
            hidden={ready && id !== selected}
            className={styles.panel}
            data-testid="tab-panel"
          >
            {panel}
          </section>
        ))}
      </div>
    </>
  );
}

type SectionBarProps = { links: { id: string; label: string; jump: JumpLink }[]; labels: RowLabels };

/** Part of the window below which a section hasn't been reached yet. */
const REACHED = 0.3;

/** Links to the sections of these ids, of which the one being read is marked; it stays at the window's top. */
export function SectionBar({ links, labels }: SectionBarProps): ReactNode {
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
      <ScrollingRow scroller={list} selected={Math.max(current, 0)} labels={labels}>
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
