import { describe, expect, test } from 'vitest';
import * as inOne from '#schemas/api/service-in-one.ts';
import { serverInfo } from '#schemas/api/user.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi, testApi } from '../../api.fixtures.ts';
import { Journal } from '../../journal.ts';

const phoneRules = [{ country: 'TH', areaCode: '66', pattern: '^8' }];
const zest = tenantFixture('zest', { timezone: 'Asia/Kolkata', currency: 'INR', phoneRules });
const guide = tenantFixture('guide', {
  timezone: 'Europe/Berlin',
  currency: 'XAU',
  dateFormat: 'D MMM YYYY',
});
const utc = tenantFixture('utc', { timezone: 'UTC' });
const { db } = await openTestApi([zest, guide, utc]);
let journal = new Journal();
const { client, clock, send } = testApi(db, {
  testRig: (answer, kept) => {
    journal = kept;
    return kept.recording(answer);
  },
});
const headers = { 'accept-language': 'en', platform: 'Web', 'ccaop-x-d': 'd', 'x-request-id': 'r' };

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

  test('the currencies, the tenant’s own first and each once', async () => {
    const currencies = await client(zest).call(inOne.tenantCurrencies, {});
    expect(currencies[0]).toEqual({ code: 'INR', symbol: '₹' });
    expect(currencies).toHaveLength(9);
    expect((await client(guide).call(inOne.tenantCurrencies, {}))[0]).toEqual({ code: 'XAU', symbol: 'XAU' });
  });

  test('[U9] [X12] the phone rules, its own or those of S2 §5', async () => {
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
    const right = { ID: '81234567890', PH: '9171234567', SG: '81234567', VN: '912345678', CN: '13812345678' };
    for (const [country, number] of Object.entries(right)) {
      expect(accepts(country, number)).toBe(true);
      for (const wrong of [`0${number}`, `${number}000`, number.slice(2), `2${number.slice(1)}`])
        expect([country, wrong, accepts(country, wrong)]).toEqual([country, wrong, false]);
    }
    expect(rules.map(({ country, areaCode }) => `${country} ${areaCode}`)).toEqual([
      'TH 66',
      'ID 62',
      'PH 63',
      'SG 65',
      'MY 60',
      'VN 84',
      'CN 86',
    ]);
  });

  test.each([
    ['[CALL87]', inOne.tenantTimezone, 'timezones'],
    ['[CALL88]', inOne.tenantDateFormat, 'time-formats'],
    ['[CALL89]', inOne.tenantCurrencies, 'currencies'],
    ['[CALL90]', inOne.tenantPhoneRules, 'phone-rules'],
  ])('%s can be requested with an empty body', async (_, endpoint, name) => {
    const path = `/service-in-one/i18n/${name}`;
    await client(zest, headers).call(endpoint, {});
    const answer = await send(zest, path, { method: 'POST' });
    expect(await answer.json()).toMatchObject({ success: true });
    const call = { method: 'POST', path: `/api${path}`, status: 200 };
    const whole = { ...headers, 'content-type': 'application/json' };
    const calls = journal.since(0).filter((call) => call.endpoint === endpoint.id);
    expect(calls.slice(-2)).toMatchObject([
      { ...call, headers: whole, body: '{}' },
      { ...call, body: '' },
    ]);
  });
});

test('[CALL83] the server’s time is the clock that everything uses', async () => {
  clock.set(123_000_000);
  const before = Date.now();
  const { currentTimeMillis } = await client(zest).call(serverInfo, {});
  expect(currentTimeMillis - 123_000_000).toBeGreaterThanOrEqual(before);
  expect(currentTimeMillis - 123_000_000).toBeLessThanOrEqual(Date.now());
});
