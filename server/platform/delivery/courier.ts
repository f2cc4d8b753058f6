import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { TenantScope } from '../tenants/tenants.ts';
import { outbox } from './schema.ts';

/** A mail, or a text message to `+66812345678`, which has no subject. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Id of a mail that may be sent twice, by which mail programs recognise the duplicate. A UUID. */
  id?: string;
  /** URL to which a POST unsubscribes from mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Hands a message over to its carrier. @throws Error when the carrier refuses it or times out */
export type Courier = (scope: TenantScope, shop: string, message: Message) => Promise<void>;

/** Time limit of a delivery, milliseconds. */
export const DELIVERY_MS = 15_000;
const CONNECT_MS = 5_000;

type Configuration = {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  TEXT_WEBHOOK_URL?: string | undefined;
  TEXT_WEBHOOK_TOKEN?: string | undefined;
};

/** Creates the courier: mail goes by SMTP and text messages to the webhook if configured, otherwise into the outbox. */
export function createCourier(db: Db, now: Clock['now'], env: Configuration): Courier {
  const stored = outboxCourier(db, now);
  const byMail = env.SMTP_URL === undefined ? stored : smtpCourier(env.SMTP_URL, env.MAIL_FROM);
  const byText =
    env.TEXT_WEBHOOK_URL === undefined
      ? stored
      : webhookCourier(env.TEXT_WEBHOOK_URL, env.TEXT_WEBHOOK_TOKEN);
  return (scope, shop, message) => (message.to.startsWith('+') ? byText : byMail)(scope, shop, message);
}

function outboxCourier(db: Db, now: Clock['now']): Courier {
  return async ({ tenantId }, _, { to, subject, text, id = randomUUID() }) => {
    await db
      .insert(outbox)
      .values({ tenantId, id, destination: to, subject, body: text, createdAt: new Date(now()) })
      .onConflictDoNothing();
  };
}

function smtpCourier(url: string, from: string | undefined): Courier {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ tenant }, shop, { to, subject, text, html, id, unsubscribeUrl }) => {
    const { hostname } = new URL(tenant.siteOrigin);
    const address = from ?? `no-reply@${hostname}`;
    await transport.sendMail({
      from: { name: shop, address },
      to: { name: '', address: to },
      subject,
      text,
      ...(html !== undefined && { html }),
      ...(id !== undefined && { messageId: `<${id}@${hostname}>` }),
      ...(unsubscribeUrl !== undefined && {
        list: { unsubscribe: { url: unsubscribeUrl } },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
      signal: AbortSignal.timeout(DELIVERY_MS),
    });
  };
}

function webhookCourier(url: string, token: string | undefined): Courier {
  return async (_scope, _shop, { to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(DELIVERY_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  };
}
