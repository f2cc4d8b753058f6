'use client';

import { type ReactNode, useEffect, useState } from 'react';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './notice-list.module.css';
import { useReducedMotion } from './use-reduced-motion.ts';

type Props = {
  items: { id: string; content: ReactNode }[];
  labels: { pause: string; play: string };
  /** Number of visible lines. */
  lines?: number;
  /** Duration of moving one line up, in ms. */
  animation?: number;
  /** Time that a line rests, in ms. */
  delay?: number;
};

/** Ticker that moves line by line. Rests while hovered, focused or paused; with reduced motion it scrolls by hand. */
export function NoticeList({ items, labels, lines = 1, animation = 500, delay = 1000 }: Props) {
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const moves = items.length > lines && !reduced;
  // The first notices are repeated after the last one; having reached them, the list jumps to the real ones unseen.
  const wrapping = index === items.length;

  useEffect(() => {
    if (!moves || ((held || paused) && !wrapping)) return;
    const wait = wrapping ? animation : index === 0 ? delay : animation + delay;
    const timer = setTimeout(() => setIndex(wrapping ? 0 : index + 1), wait);
    return () => clearTimeout(timer);
  }, [moves, held, paused, wrapping, index, animation, delay]);

  const shift = {
    translate: moves ? `0 calc(${-index} * var(--line))` : undefined,
    transition: index === 0 ? 'none' : `translate ${animation}ms`,
  };
  return (
    <div className={styles.notices} data-testid="notice-list">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the movement */}
      <div
        className={styles.window}
        style={{ blockSize: `calc(${lines} * var(--line))` }}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <ul style={shift}>
          {items.map(({ id, content }, position) => (
            <li
              key={id}
              className={styles.notice}
              data-testid="notice"
              data-id={id}
              data-state={(position - index + items.length) % items.length < lines ? 'shown' : 'hidden'}
              onFocus={() => setIndex(position)}
            >
              {content}
            </li>
          ))}
          {moves &&
            items.slice(0, lines).map(({ id, content }) => (
              <li key={`again ${id}`} className={styles.notice} inert>
                {content}
              </li>
            ))}
        </ul>
      </div>
      {moves && (
        <button
          type="button"
          className={buttons.icon}
          aria-label={paused ? labels.play : labels.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </div>
  );
}
