import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

type Props = Omit<ComponentPropsWithRef<'button'>, 'children'> & { icon: IconName; label: string };

/** Small button with an icon; the label is its accessible name and its tooltip. */
export function IconButton({ icon, label, ...rest }: Props): ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={16} />
    </button>
  );
}
