import { type ReactNode, useRef, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Subscription } from '#schemas/entities/subscription.ts';
import { DEAL_ALERT } from '#schemas/member-constants.ts';
import { Modal } from '#ui/modal.tsx';
import { NoData } from '#ui/no-data.tsx';
import { toast } from '#ui/toast.ts';
import { localHref, screenPath } from '../links/paths.ts';
import { LoadState } from '../load-state/load-state.tsx';
import { addOne, alertFailure, changeOne, inputOf, pauseOne, removeOne, resumeOne } from './alert-calls.ts';
import { type Action, AlertEntry } from './alert-entry.tsx';
import { AlertForm } from './alert-form.tsx';
import styles from './alerts.module.css';
import type { Alerts } from './use-alerts.ts';

/** Member's alerts: each can be paused, resumed, edited and deleted; undo restores a deleted one. */
export function OwnAlerts({ alerts }: { alerts: Alerts }): ReactNode {
  const { t } = useView();
  const heading = useRef<HTMLHeadingElement>(null);
  const [pending, setPending] = useState<Readonly<Record<string, Action>>>({});
  const [edited, setEdited] = useState<Subscription>();
  const { changed } = alerts;

  const restore = async (alert: Subscription) => {
    try {
      const added = await addOne(inputOf(alert));
      if (alert.paused) await pauseOne(added.id);
      await changed((before) => [{ ...added, paused: alert.paused }, ...before]);
    } catch (error) {
      toast(alertFailure(error, t('errors.alert.add')), { variant: 'error' });
    }
  };
  const steps = {
    pause: (alert: Subscription) => setPaused(alert, true),
    resume: (alert: Subscription) => setPaused(alert, false),
    delete: async (alert: Subscription) => {
      await removeOne(alert.id);
      toast(t('alerts.isDeleted'), {
        action: { label: t('action.undo'), onSelect: () => void restore(alert) },
      });
      // The pressed button is removed, so the focus moves to the heading.
      heading.current?.focus();
      await changed((before) => before.filter(({ id }) => id !== alert.id));
    },
  };
  const setPaused = async ({ id }: Subscription, paused: boolean) => {
    await (paused ? pauseOne(id) : resumeOne(id));
    toast(t(paused ? 'alerts.isPaused' : 'alerts.isActive'));
    await changed((before) => before.map((one) => (one.id === id ? { ...one, paused } : one)));
  };
  const act = async (alert: Subscription, action: Action) => {
    if (pending[alert.id]) return;
    setPending((before) => ({ ...before, [alert.id]: action }));
    try {
      await steps[action](alert);
    } catch {
      toast(t('errors.alert.operation', { action: t(`alerts.failing.${action}`) }), { variant: 'error' });
    }
    setPending(({ [alert.id]: _, ...others }) => others);
  };
  const list = alerts.alerts;
  return (
    <section className={styles.card} aria-labelledby="own-alerts" data-testid="own-alerts">
      <h2 id="own-alerts" ref={heading} tabIndex={-1}>
        {t('alerts.own')}
        {list && list.length > 0 && (
          <span className={styles.count}>
            {t('alerts.count', { count: list.length, max: DEAL_ALERT.maxSubscriptions })}
          </span>
        )}
      </h2>
      {list && <Address email={alerts.email} />}
      {!list && (
        <LoadState
          of={alerts.request}
          failed={t('errors.alert.fetch')}
          loading={t('list.loading')}
          className={styles.text}
        />
      )}
      {list?.length === 0 && <NoData message={t('alerts.empty')} />}
      {list && list.length > 0 && (
        <ul className={styles.list}>
          {list.map((alert) => (
            <AlertEntry
              key={alert.id}
              alert={alert}
              pending={pending[alert.id]}
              onAction={(action) => act(alert, action)}
              onEdit={() => setEdited(alert)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <Modal
          title={t('alerts.edit')}
          labels={{ close: t('action.close') }}
          onClose={() => setEdited(undefined)}
          testId="dialog-alert"
        >
          <AlertForm
            alert={edited}
            failure={t('errors.alert.update')}
            onSubmit={async (input) => {
              const next = await changeOne(edited.id, input);
              setEdited(undefined);
              toast(t('alerts.saved'));
              await changed((before) => before.map((one) => (one.id === next.id ? next : one)));
            }}
          />
        </Modal>
      )}
    </section>
  );
}

/** Email address that receives the mails; without one, the link for adding it. */
function Address({ email }: { email: string | undefined }) {
  const ctx = useView();
  const { t } = ctx;
  if (email) return <p className={styles.text}>{t('alerts.mailTo', { email })}</p>;
  return (
    <p className={styles.warning} data-testid="no-email">
      {t('alerts.noEmail')}{' '}
      <a className={styles.link} href={localHref(ctx, screenPath('/security'))}>
        {t('alerts.addEmail')}
      </a>
    </p>
  );
}
