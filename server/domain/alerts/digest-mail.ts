import { fromMinor } from '#locales/format/minor.ts';
import { formatRange } from '#locales/format/price.ts';
import { reductionText } from '#locales/format/reduction.ts';
import { targetPath } from '#locales/format/target-path.ts';
import { textFor } from '#locales/text.ts';
import type { Language } from '#schemas/constants.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName, textIn } from '../../platform/wire.ts';
import { holds } from '../catalogue/price-labels.ts';
import type { deals } from '../catalogue/schema.ts';
import { alertMail } from './alert-mail.ts';
import { unsubscribeToken } from './unsubscribe.ts';

export type DigestDealRow = Pick<
  typeof deals.$inferSelect,
  | 'code'
  | 'title'
  | 'currency'
  | 'currentPrice'
  | 'maxPrice'
  | 'priceReduction'
  | 'priceDeductRate'
  | 'storyUntil'
>;

/**
 * Mail with a member's new deals and the reductions that hold at `now` (milliseconds), as text and as HTML, and its
 * unsubscribe headers (RFC 8058).
 */
export function digestMail(
  scope: TenantScope,
  secret: string,
  { id, memberId, lang, now }: { id: string; memberId: string; lang: Language; now: number },
  found: readonly DigestDealRow[],
): Omit<Message, 'to'> {
  const t = textFor(lang);
  const shop = tenantName({ scope, lang });
  return alertMail(scope, {
    id,
    lang,
    subject: t('mail.digest.subject', { count: found.length, shop }),
    intro: t('mail.digest.intro', { shop }),
    why: t('mail.digest.why', { shop }),
    entries: found.map((deal) => ({
      title: textIn({ scope, lang }, deal.title) ?? '',
      line: priceText(scope, lang, deal, now),
      path: targetPath('CONTENT', deal.code),
    })),
    token: unsubscribeToken(secret, scope.tenantId, memberId),
  });
}

/** Price of a deal, and its reduction with the price before. */
function priceText({ tenant }: TenantScope, lang: Language, deal: DigestDealRow, now: number): string {
  const { currency, currentPrice, maxPrice, priceReduction, priceDeductRate } = deal;
  const context = { lang, tenant, t: textFor(lang) };
  const highest = maxPrice ? fromMinor(maxPrice) : undefined;
  const price = formatRange({ lowest: fromMinor(currentPrice), highest }, currency, context);
  if (priceReduction === null || !holds(deal, now)) return price;
  const priceDeduct = { priceReduction: fromMinor(priceReduction), priceDeductRate };
  const reduction = reductionText({ currentPrice: fromMinor(currentPrice), currency, priceDeduct }, context);
  return [price, reduction].filter(Boolean).join(' · ');
}
