import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './no-data.module.css';

type Props = {
  /** `default`: a list is empty. `nothing`: a search or filter found nothing. */
  variant?: 'default' | 'nothing';
  /** Heading of a page without other content. */
  title?: string;
  message: string;
  /** Link or button for the next step. */
  action?: ReactNode;
};

const icons = { default: 'box', nothing: 'search' } as const;

/** Placeholder for missing content: an icon, a sentence and an action. */
export function NoData({ variant = 'default', title, message, action }: Props) {
  return (
    <div className={styles.box} data-testid="no-data" data-state={variant}>
      <Icon name={icons[variant]} size={64} />
      {title && <h1>{title}</h1>}
      <p>{message}</p>
      {action}
    </div>
  );
}
