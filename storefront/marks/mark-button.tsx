import type { ReactNode } from 'react';
import type { Mark } from '../intents/mark.ts';
import { HeartButton } from './heart-button.tsx';
import styles from './mark-button.module.css';

type Props = Mark & { label: string; size?: 'small' | 'normal' };

/** Button of a favourite or like outside of cards: with a label, or small. */
export function MarkButton({ label, size = 'normal', ...mark }: Props): ReactNode {
  return (
    <HeartButton
      mark={mark}
      label={label}
      className={size === 'small' ? styles.small : styles.button}
      labelClass={size === 'small' ? undefined : styles.label}
    />
  );
}
