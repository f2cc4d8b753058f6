import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Mark } from './mark-calls.ts';
import { pressMark } from './press-mark.ts';
import { useMark } from './use-mark.ts';

export type HeartProps = {
  mark: Mark;
  label: string;
  /** Class of the visible label; without it no label is shown. */
  labelClass?: string | undefined;
  className: string | undefined;
  /** Callback after the server has confirmed. */
  onDone?: () => void;
};

/** Button of a favourite (a heart) or a like (a thumb): shows the server's state, and a pending request. */
export function HeartButton({ mark, label, labelClass, className, onDone }: HeartProps): ReactNode {
  const { marked, pending } = useMark(mark);
  const toggle = async () => {
    if (await pressMark(mark)) onDone?.();
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={marked}
      aria-busy={pending}
      data-testid={mark.action === 'COLLECT' ? 'favorite' : 'like'}
      data-state={marked ? 'on' : 'off'}
      onClick={toggle}
    >
      <Icon name={mark.action === 'COLLECT' ? 'heart' : 'thumb'} size={18} filled={marked} />
      {labelClass && <span className={labelClass}>{label}</span>}
    </button>
  );
}
