import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './no-data.module.css';

type Props = {
  /** `default`: a list is empty. `nothing`: a search or filter found nothing. */
  variant?: 'default' | 'nothing';
  message: string;
  /** What to do next: a link or a button. */
  action?: ReactNode;
};

const icons = { default: 'box', nothing: 'search' } as const;

/** Stands where content would be: an icon, a sentence and at most one action. */
export function NoData({ variant = 'default', message, action }: Props) {
  return (
    <div className={styles.box} data-testid="no-data" data-state={variant}>
      <Icon name={icons[variant]} size={64} />
      <p>{message}</p>
      {action}
    </div>
  );
}
