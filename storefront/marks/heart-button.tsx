import type { ReactNode } from 'react';
import { iconHref } from '#ui/icon.tsx';
import type { Mark } from '../intents/mark.ts';
import { markKey } from './mark-key.ts';

type Props = {
  mark: Mark;
  label: string;
  /** Class of the visible label; without it no label is shown. */
  labelClass?: string | undefined;
  className: string | undefined;
};

/**
 * Button of a favourite (a heart) or a like (a thumb). It is plain markup, which `watchMarks` brings to life: pages are
 * rendered for guests, and one has a hundred of them.
 */
export function HeartButton({ mark, label, labelClass, className }: Props): ReactNode {
  const key = markKey(mark);
  return (
    <button
      key={key}
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={false}
      data-testid={mark.action === 'COLLECT' ? 'favorite' : 'like'}
      data-state="off"
      data-mark={key}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a button with a label has no other content for screen readers */}
      <svg>
        <use href={iconHref(mark.action === 'COLLECT' ? 'heart' : 'thumb')} />
      </svg>
      {labelClass && <span className={labelClass}>{label}</span>}
    </button>
  );
}
