import { describe, expect, test } from 'vitest';
import * as inOne from '#schemas/api/service-in-one.ts';
import { serverInfo } from '#schemas/api/user.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../api.fixtures.ts';

const phoneRules = [{ country: 'TH', areaCode: '66', pattern: '^8' }];
const zest = tenantFixture('zest', { timezone: 'Asia/Kolkata', currency: 'INR', phoneRules });
const guide = tenantFixture('guide', {
  timezone: 'Europe/Berlin',
  currency: 'XAU',
  dateFormat: 'D MMM YYYY',
});
const utc = tenantFixture('utc', { timezone: 'UTC' });
const { client, clock, send } = await openTestApi([zest, guide, utc]);

describe('[N15] the tenant’s settings', () => {
  test('the time zone and its offset now', async () => {
    const timezone = (tenant: typeof zest) => client(tenant).call(inOne.tenantTimezone, {});
    clock.set(Date.parse('2026-07-01T00:00:00Z') - Date.now());
    expect(await timezone(zest)).toEqual({ timezone: 'Asia/Kolkata', offset: '+05:30' });
    expect(await timezone(guide)).toEqual({ timezone: 'Europe/Berlin', offset: '+02:00' });
    expect(await timezone(utc)).toEqual({ timezone: 'UTC', offset: '+00:00' });
    clock.set(Date.parse('2026-12-01T00:00:00Z') - Date.now());
    expect(await timezone(guide)).toMatchObject({ offset: '+01:00' });
  });

  test('the date format', async () => {
    const { dateFormat } = guide;
    expect(await client(guide).call(inOne.tenantDateFormat, {})).toEqual({ dateFormat });
  });

  test('the currencies, its own first and each once', async () => {
    const currencies = await client(zest).call(inOne.tenantCurrencies, {});
    expect(currencies[0]).toEqual({ code: 'INR', symbol: '₹' });
    expect(currencies).toHaveLength(9);
    expect((await client(guide).call(inOne.tenantCurrencies, {}))[0]).toEqual({ code: 'XAU', symbol: 'XAU' });
  });

  test('the phone rules, its own or those of S2 §5', async () => {
    expect(await client(zest).call(inOne.tenantPhoneRules, {})).toEqual(phoneRules);
    const rules = await client(guide).call(inOne.tenantPhoneRules, {});
    const accepts = (country: string, number: string) =>
      new RegExp(rules.find((rule) => rule.country === country)?.pattern ?? '$^').test(number);
    expect([accepts('TH', '812345678'), accepts('TH', '712345678'), accepts('TH', '81234567')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([accepts('MY', '12345678'), accepts('MY', '1123456789'), accepts('MY', '212345678')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(rules.map(({ country }) => country)).toEqual(['TH', 'ID', 'PH', 'SG', 'MY', 'VN', 'CN']);
  });

  test.each(['timezones', 'time-formats', 'currencies', 'phone-rules'])(
    '%s takes an empty body',
    async (name) => {
      for (const body of ['{}', null]) {
        const response = await send(zest, `/service-in-one/i18n/${name}`, { method: 'POST', body });
        expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
      }
    },
  );
});

test('the server’s clock is the one that everything runs by', async () => {
  clock.set(123_000_000);
  const before = Date.now();
  const { currentTimeMillis } = await client(zest).call(serverInfo, {});
  expect(currentTimeMillis - 123_000_000).toBeGreaterThanOrEqual(before);
  expect(currentTimeMillis - 123_000_000).toBeLessThanOrEqual(Date.now());
});
