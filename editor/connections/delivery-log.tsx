import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { resendDelivery, webhookDeliveries } from '#schemas/api/invented/webhooks.ts';
import type { WebhookDelivery } from '#schemas/entities/webhook.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { PagesLine } from '../account/pages-line.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import styles from './connections.module.css';

const SIZE = 20;

/** Log of a webhook, loaded when it is unfolded. */
export function DeliveryLog({ id }: { id: string }) {
  const { t } = useView();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.log} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('webhook.log')}</summary>
      {open && <Deliveries id={id} />}
    </details>
  );
}

function Deliveries({ id }: { id: string }) {
  const view = useView();
  const { t } = view;
  const [page, setPage] = useState(1);
  const list = useEndpoint(webhookDeliveries, { params: { id }, query: { page, size: SIZE } });
  const { data } = list;
  const { problem, run } = useAction(list.mutate);
  const resend = (delivery: string) =>
    run(() => browserApi().call(resendDelivery, { params: { id, delivery } }));
  const resultOf = ({ status, state, tries }: WebhookDelivery) =>
    [t(`webhook.state.${state}`), status, tries > 0 && t('webhook.tries', { count: tries })]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={list} empty={data?.content.length === 0 && t('webhook.noLog')} />
      <ul className={styles.list}>
        {data?.content.map((delivery) => (
          <li key={delivery.id} className={styles.item}>
            <div>
              {t(`webhook.event.${delivery.event}`)} · {formatDateTime(delivery.at, view)}
              <p className={account.hint}>{resultOf(delivery)}</p>
              <p className={account.hint}>{delivery.id}</p>
            </div>
            <button type="button" className={buttons.secondary} onClick={() => void resend(delivery.id)}>
              {t('webhook.resend')}
            </button>
          </li>
        ))}
      </ul>
      {data && data.content.length > 0 && <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />}
    </>
  );
}
