import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  rotateWebhookSecret,
  webhookList,
} from '#schemas/api/invented/webhooks.ts';
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '#schemas/entities/webhook.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './connections.module.css';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretOnce } from './secret-once.tsx';

/** Webhooks with their log, and a form for a new one. */
export function WebhooksSection() {
  const t = useText();
  const list = useEndpoint(webhookList, {});
  const { problem, run, busy } = useAction(list.mutate);
  const [secret, setSecret] = useState<string>();
  const [url, setUrl] = useState('https://');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);

  const add = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const made = await browserApi().call(addWebhook, { body: { url, events: [...events] } });
      setSecret(made.secret);
      setUrl('https://');
    });
  };
  const rotate = ({ id }: Webhook) =>
    run(async () => setSecret((await browserApi().call(rotateWebhookSecret, { params: { id } })).secret));
  const pause = ({ id, url: at, events: of, paused }: Webhook) =>
    run(() =>
      browserApi().call(changeWebhook, { params: { id }, body: { url: at, events: of, paused: !paused } }),
    );

  return (
    <section className={account.section}>
      <h2 className={account.heading}>{t('webhook.title')}</h2>
      <p className={account.hint}>{t('webhook.about')}</p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={list} empty={list.data?.length === 0 && t('webhook.none')} />
      <ul className={styles.list} data-testid="webhooks">
        {list.data?.map((webhook) => (
          <li key={webhook.id} className={styles.item}>
            <div>
              <strong>{webhook.url}</strong> {webhook.paused && <span>({t('webhook.paused')})</span>}
              <p className={account.hint}>
                {webhook.events.map((event) => t(`webhook.event.${event}`)).join(', ')}
              </p>
            </div>
            <button type="button" className={buttons.secondary} onClick={() => void pause(webhook)}>
              {t(webhook.paused ? 'webhook.resume' : 'webhook.pause')}
            </button>
            <button type="button" className={buttons.secondary} onClick={() => void rotate(webhook)}>
              {t('webhook.rotate')}
            </button>
            <ConfirmDialog
              trigger={
                <button type="button" className={buttons.secondary}>
                  {t('webhook.remove')}
                </button>
              }
              title={t('webhook.removeTitle')}
              text={webhook.url}
              confirm={t('webhook.remove')}
              cancel={t('team.cancel')}
              onConfirm={() =>
                void run(() => browserApi().call(removeWebhook, { params: { id: webhook.id } }))
              }
            />
            <DeliveryLog id={webhook.id} />
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={add} data-testid="new-webhook">
        <TextField
          label={t('webhook.url')}
          type="url"
          required
          maxLength={2_000}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <fieldset className={styles.scopes}>
          <legend className={account.label}>{t('webhook.events')}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <label key={event} className={account.check}>
              <input
                type="checkbox"
                checked={events.includes(event)}
                onChange={({ target }) =>
                  setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
                }
              />
              {t(`webhook.event.${event}`)}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={buttons.primary} disabled={busy || events.length === 0}>
          {t('webhook.add')}
        </button>
      </form>
      {secret && <SecretOnce secret={secret} />}
    </section>
  );
}
