import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { type DigestDealRow, digestMail } from './digest-mail.ts';
import { unsubscribeToken } from './unsubscribe.ts';

const zest = tenantFixture('zest');
const NOW = Date.UTC(2026, 10, 22);
const SECRET = 'a secret of tests';
const deal = (code: string, prices: Partial<DigestDealRow>): DigestDealRow => ({
  code,
  title: { en: `Fan ${code}` },
  currency: 'THB',
  currentPrice: 75_000,
  maxPrice: null,
  priceReduction: null,
  priceDeductRate: null,
  storyUntil: null,
  ...prices,
});

/** A reduction from 1,000 that holds until a time. */
const reduced = (until: number) => ({
  priceReduction: 25_000,
  priceDeductRate: 0.25,
  storyUntil: new Date(until),
});

test('[D6] a digest names each deal with its price, a reduction that still holds with its base, the shop, and the ways to change or end the mails', () => {
  const mail = digestMail(tenantScope(zest), SECRET, { id: 'one', memberId: 'mali', lang: 'en', now: NOW }, [
    deal('cheaper', reduced(NOW + 1)),
    deal('unchanged', reduced(NOW)),
    deal('new', {}),
  ]);
  const site = `${zest.siteOrigin}/en`;
  const token = encodeURIComponent(unsubscribeToken(SECRET, 'zest', 'mali'));
  expect(mail).toMatchObject({ id: 'one', subject: '3 new deals for you at zest' });
  expect(mail.text).toBe(`New on zest, and it fits your deal alerts:

Fan cheaper
฿750 · ฿250 (25%) off ฿1,000
${site}/content/cheaper

Fan unchanged
฿750
${site}/content/unchanged

Fan new
฿750
${site}/content/new

Change or pause your alerts:
${site}/deal-alerts

No more of these emails:
${site}/deal-alerts/unsubscribe?token=${token}

You get this email because you set deal alerts at zest.
${site}
`);
  const shown = mail.html?.replaceAll(/ style="[^"]*"| role="[^"]*"| cell\w+="0"/g, '');
  const row = (code: string, price: string) =>
    `<tr><td><a href="${site}/content/${code}">Fan ${code}</a><br>${price}</td></tr>`;
  expect(shown).toBe(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>zest</title></head>
<body>
<p>New on zest, and it fits your deal alerts:</p>
<table>
${row('cheaper', '฿750 · ฿250 (25%) off ฿1,000')}
${row('unchanged', '฿750')}
${row('new', '฿750')}
</table>
<p>You get this email because you set deal alerts at zest.<br><a href="${site}/deal-alerts">Manage your alerts</a> · <a href="${site}/deal-alerts/unsubscribe?token=${token}">Unsubscribe</a></p>
</body></html>
`);
});
