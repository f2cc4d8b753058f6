import { fromMinor } from '#locales/format/minor.ts';
import { formatMinor } from '#locales/format/price.ts';
import { reductionText } from '#locales/format/reduction.ts';
import { targetPath } from '#locales/format/target-path.ts';
import { textFor } from '#locales/text.ts';
import type { Language } from '#schemas/constants.ts';
import { escapeMarkup } from '#schemas/content/escape-markup.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName, textIn } from '../../platform/wire.ts';
import { holds } from '../catalogue/price-labels.ts';
import type { deals } from '../catalogue/schema.ts';
import { unsubscribePath, unsubscribeToken } from './unsubscribe.ts';

export type DealRow = Pick<
  typeof deals.$inferSelect,
  'code' | 'title' | 'currency' | 'currentPrice' | 'priceReduction' | 'priceDeductRate' | 'storyUntil'
>;

/**
 * Mail with a member's new deals and the reductions that hold at `now` (milliseconds), as text and as HTML, and its
 * unsubscribe headers (RFC 8058).
 */
export function digestMail(
  scope: TenantScope,
  secret: string,
  { id, memberId, lang, now }: { id: string; memberId: string; lang: Language; now: number },
  found: readonly DealRow[],
): Omit<Message, 'to'> {
  const { siteOrigin, defaultLanguage } = scope.tenant;
  const t = textFor(lang);
  const shop = tenantName({ scope, lang });
  const site = siteOrigin + (lang === defaultLanguage ? '' : `/${lang}`);
  const token = encodeURIComponent(unsubscribeToken(secret, scope.tenantId, memberId));
  const entries = found.map((deal) => ({
    title: textIn({ scope, lang }, deal.title) ?? '',
    price: priceText(scope, lang, deal, now),
    href: site + targetPath('CONTENT', deal.code),
  }));
  const manage = `${site}/deal-alerts`;
  const leave = `${manage}/unsubscribe?token=${token}`;
  const intro = t('mail.digest.intro', { shop });
  const why = t('mail.digest.why', { shop });
  const text = [
    intro,
    ...entries.map(({ title, price, href }) => `${title}\n${price}\n${href}`),
    `${t('mail.digest.manage')}\n${manage}`,
    `${t('mail.digest.stop')}\n${leave}`,
    `${why}\n${site}\n`,
  ].join('\n\n');
  const rows = entries.map(
    ({ title, price, href }) =>
      `<tr><td style="padding:12px 0;border-top:1px solid #ddd"><a href="${escapeMarkup(href)}" style="color:#b3261e;font-weight:bold">${escapeMarkup(title)}</a><br>${escapeMarkup(price)}</td></tr>`,
  );
  const link = (href: string, label: string) =>
    `<a href="${escapeMarkup(href)}" style="color:#555">${escapeMarkup(label)}</a>`;
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escapeMarkup(shop)}</title></head>
<body style="margin:0;padding:16px;background:#fff;color:#222;font:16px/1.5 sans-serif">
<p>${escapeMarkup(intro)}</p>
<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;max-width:640px">
${rows.join('\n')}
</table>
<p style="color:#555;font-size:13px">${escapeMarkup(why)}<br>${link(manage, t('mail.digest.manageLink'))} · ${link(leave, t('mail.digest.stopLink'))}</p>
</body></html>
`;
  return {
    id,
    subject: t('mail.digest.subject', { count: found.length, shop }),
    text,
    html,
    unsubscribeUrl: `${siteOrigin}/api${unsubscribePath}?token=${token}`,
  };
}

/** Price of a deal, and its reduction with the price before. */
function priceText({ tenant }: TenantScope, lang: Language, deal: DealRow, now: number): string {
  const { currency, currentPrice, priceReduction, priceDeductRate } = deal;
  const context = { lang, tenant, t: textFor(lang) };
  const price = formatMinor(currentPrice, currency, context);
  if (priceReduction === null || !holds(deal, now)) return price;
  const priceDeduct = { priceReduction: fromMinor(priceReduction), priceDeductRate };
  const reduction = reductionText({ currentPrice: fromMinor(currentPrice), currency, priceDeduct }, context);
  return [price, reduction].filter(Boolean).join(' · ');
}
