'use client';

import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { TOOLTIP } from '#schemas/constants.ts';
import styles from './tooltip.module.css';

type Props = {
  label: string;
  /** Below its element, such as at the top of the window. */
  isBelow?: boolean;
  /** The one focusable element that the label describes. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Delay from hover or focus to showing, in ms. */
  enterDelay?: number;
  /** Time that a finger must rest, in ms. */
  enterTouchDelay?: number;
  /** Time that it stays after the finger lifts, in ms. */
  leaveTouchDelay?: number;
};

const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/** A short explanation on hover, keyboard focus or a resting finger; Escape hides it (WCAG 1.4.13). */
export function Tooltip({ label, isBelow, children, ...delays }: Props) {
  const {
    enterDelay = TOOLTIP.enterDelayMs,
    enterTouchDelay = TOOLTIP.touchEnterDelayMs,
    leaveTouchDelay = TOOLTIP.touchLeaveDelayMs,
  } = delays;
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open]);

  const onLift = (event: PointerEvent) => !byMouse(event) && show(false, leaveTouchDelay);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the child is the control; this only listens around it
    <span
      className={styles.anchor}
      onPointerEnter={(event) => byMouse(event) && show(true, enterDelay)}
      onPointerLeave={(event) => byMouse(event) && hide()}
      onPointerDown={(event) => !byMouse(event) && show(true, enterTouchDelay)}
      onPointerUp={onLift}
      onPointerCancel={onLift}
      onFocus={(event) => event.target.matches(':focus-visible') && show(true, enterDelay)}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <span role="tooltip" id={id} className={styles.tip} data-below={isBelow}>
          {label}
        </span>
      )}
    </span>
  );
}
