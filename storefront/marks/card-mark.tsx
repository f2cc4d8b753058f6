import type { ReactNode } from 'react';
import type { Mark } from '../intents/mark.ts';
import { HeartButton } from './heart-button.tsx';

type Props = Mark & { label: string };

/**
 * Heart of a card, whose style sheet styles it. It opens the card's overlay: a button with a label on hover and on
 * keyboard focus, a veil over the whole card after a long press (`MarksHost`).
 */
export function CardMark({ label, ...mark }: Props): ReactNode {
  return (
    <div data-overlay="">
      <HeartButton mark={mark} label={label} className={undefined} />
    </div>
  );
}
