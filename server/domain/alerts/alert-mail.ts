import { textFor } from '#locales/text.ts';
import type { Language } from '#schemas/constants.ts';
import { escapeMarkup } from '#schemas/content/escape-markup.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { unsubscribePath } from './unsubscribe.ts';

export type AlertMail = {
  /** UUID, the same if the mail is sent again. */
  id: string;
  lang: Language;
  subject: string;
  intro: string;
  /** Reason why the member gets it. */
  why: string;
  /** Things that the mail is about; `line` is about the price, `path` has no language prefix. */
  entries: readonly { title: string; line: string; path: string }[];
  /** Token that ends mails of this kind. */
  token: string;
};

/** Mail about things with prices, as text and as HTML, and its unsubscribe headers (RFC 8058). */
export function alertMail(scope: TenantScope, mail: AlertMail): Omit<Message, 'to'> {
  const { lang, intro, why } = mail;
  const { siteOrigin, defaultLanguage } = scope.tenant;
  const t = textFor(lang);
  const site = siteOrigin + (lang === defaultLanguage ? '' : `/${lang}`);
  const token = encodeURIComponent(mail.token);
  const manage = `${site}/deal-alerts`;
  const leave = `${manage}/unsubscribe?token=${token}`;
  const text = [
    intro,
    ...mail.entries.map(({ title, line, path }) => `${title}\n${line}\n${site}${path}`),
    `${t('mail.digest.manage')}\n${manage}`,
    `${t('mail.digest.stop')}\n${leave}`,
    `${why}\n${site}\n`,
  ].join('\n\n');
  const rows = mail.entries.map(
    ({ title, line, path }) =>
      `<tr><td style="padding:12px 0;border-top:1px solid #ddd"><a href="${escapeMarkup(site + path)}" style="color:#b3261e;font-weight:bold">${escapeMarkup(title)}</a><br>${escapeMarkup(line)}</td></tr>`,
  );
  const link = (href: string, label: string) =>
    `<a href="${escapeMarkup(href)}" style="color:#555">${escapeMarkup(label)}</a>`;
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escapeMarkup(tenantName({ scope, lang }))}</title></head>
<body style="margin:0;padding:16px;background:#fff;color:#222;font:16px/1.5 sans-serif">
<p>${escapeMarkup(intro)}</p>
<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;max-width:640px">
${rows.join('\n')}
</table>
<p style="color:#555;font-size:13px">${escapeMarkup(why)}<br>${link(manage, t('mail.digest.manageLink'))} · ${link(leave, t('mail.digest.stopLink'))}</p>
</body></html>
`;
  return {
    id: mail.id,
    subject: mail.subject,
    text,
    html,
    unsubscribeUrl: `${siteOrigin}/api${unsubscribePath}?token=${token}`,
  };
}
