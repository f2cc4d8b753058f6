import { formatDateTime } from '#locales/format/date.ts';
import { formatMinor } from '#locales/format/price.ts';
import { targetPath } from '#locales/format/target-path.ts';
import { textFor } from '#locales/text.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { Message } from '../../../platform/delivery/courier.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { tenantName, textIn } from '../../../platform/wire.ts';
import { alertMail } from '../alert-mail.ts';
import type { priceAlerts } from '../schema.ts';
import { unsubscribeToken } from '../unsubscribe.ts';

/** An alert to send now: the offer that reaches it, read at `at` (milliseconds), and its member's address. */
export type Claimed = {
  alert: typeof priceAlerts.$inferSelect;
  name: Localized<string>;
  offer: { type: 'CONTENT' | 'GOODS'; id: string; code: string; price: number };
  email: string | null;
  at: number;
};

/** Texts of a reached alert in its language, which the mail, the message and the notification share. */
export function priceTexts(scope: TenantScope, { alert, name, offer, at }: Claimed) {
  const { tenant } = scope;
  const lang = tenant.languages.includes(alert.lang) ? alert.lang : tenant.defaultLanguage;
  const context = { lang, tenant };
  const price = formatMinor(offer.price, alert.currency, context);
  const target = formatMinor(alert.target, alert.currency, context);
  return {
    lang,
    price,
    title: textIn({ scope, lang }, name) ?? '',
    // A price may change again before the mail is read.
    line: textFor(lang)('mail.price.line', { price, target, time: formatDateTime(at, context) }),
    path: targetPath(offer.type, offer.code),
  };
}

/** Mail of a reached price alert: the price with the time at which it was read. */
export function priceMail(scope: TenantScope, secret: string, claimed: Claimed): Omit<Message, 'to'> {
  const { lang, title, price, line, path } = priceTexts(scope, claimed);
  const { sendingId, memberId } = claimed.alert;
  const t = textFor(lang);
  const shop = tenantName({ scope, lang });
  return alertMail(scope, {
    id: sendingId,
    lang,
    subject: t('mail.price.subject', { price, title }),
    intro: t('mail.price.intro'),
    why: t('mail.price.why', { shop }),
    entries: [{ title, line, path }],
    token: unsubscribeToken(secret, scope.tenantId, memberId, 'unsubscribe-prices'),
  });
}
