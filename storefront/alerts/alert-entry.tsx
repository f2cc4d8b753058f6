import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Subscription } from '#schemas/entities/subscription.ts';
import buttons from '#ui/button.module.css';
import { alertName } from './alert-name.ts';
import styles from './alerts.module.css';

export type Action = 'pause' | 'resume' | 'delete';

/** Transient state of an alert while an action's request is pending (S2 §4). */
const TRANSIENT = { pause: 'pausing', resume: 'resuming', delete: 'deleting' } as const;

type Props = {
  alert: Subscription;
  /** Action whose request is pending. */
  pending: Action | undefined;
  onAction: (action: Action) => void;
  onEdit: () => void;
};

/** Entry of one alert: its criteria, its state, and its buttons. */
export function AlertEntry({ alert, pending, onAction, onEdit }: Props): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const name = alertName(alert, ctx);
  const state = pending ? TRANSIENT[pending] : alert.paused ? 'paused' : 'active';
  const button = (action: Action | 'edit', onClick: () => void) => (
    <button
      type="button"
      className={buttons.secondary}
      aria-label={t('alerts.actionOf', { action: t(`alerts.${action}`), name })}
      aria-disabled={pending !== undefined}
      onClick={() => !pending && onClick()}
      data-testid={`${action}-alert`}
    >
      {t(`alerts.${action}`)}
    </button>
  );
  const toggle = alert.paused ? 'resume' : 'pause';
  return (
    <li className={styles.entry} data-testid="alert" data-id={alert.id} data-state={state}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state} role="status">
        {t(`alerts.${state}`)}
      </span>
      <span className={styles.actions}>
        {button(toggle, () => onAction(toggle))}
        {button('edit', onEdit)}
        {button('delete', () => onAction('delete'))}
      </span>
    </li>
  );
}
