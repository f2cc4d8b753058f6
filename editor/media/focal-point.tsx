'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useText } from '../kit/use-text.ts';
import styles from './media.module.css';

type Point = { x: number; y: number };
type Props = {
  src: string;
  value: Point | undefined;
  onChange: (point: Point) => void;
  disabled?: boolean | undefined;
};

const CENTRE: Point = { x: 0.5, y: 0.5 };
const STEP = 0.05;
const FINE_STEP = 0.01;
const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Picture with its focal point, which stays in view when it is cropped: set by a click, or by the arrow keys (Shift:
 * finely).
 */
export function FocalPoint({ src, value = CENTRE, onChange, disabled }: Props): ReactNode {
  const t = useText();
  const percent = (share: number) => Math.round(share * 100);

  const click = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A key press on the marker is a click without a position.
    if (disabled || event.detail === 0) return;
    onChange(
      within({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }),
    );
  };
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? FINE_STEP : STEP;
    onChange(within({ x: value.x + direction.x * step, y: value.y + direction.y * step }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the marker inside does the same by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the marker inside does the same by keys
    <div className={styles.focal} onClick={click}>
      <img src={src} alt="" />
      <button
        type="button"
        className={styles.marker}
        style={{ insetInlineStart: `${value.x * 100}%`, insetBlockStart: `${value.y * 100}%` }}
        disabled={disabled}
        aria-label={t('media.focalPoint', { x: percent(value.x), y: percent(value.y) })}
        onKeyDown={press}
      />
    </div>
  );
}

/** Point clamped to the picture, rounded to a percent. */
function within({ x, y }: Point): Point {
  const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
  return { x: share(x), y: share(y) };
}
