import { describe, expect, it } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { tenantScope } from './tenants/tenants.ts';
import { resolveTraits, resolveVariant } from './variant.ts';

const tenant = (over: Partial<Tenant> = {}) => tenantScope(tenantFixture('zest', over));

describe('resolveVariant', () => {
  it('[X20] [X45 preference] takes the language from prefix, cookies, Accept-Language, tenant, in this order', () => {
    const lang = (prefix: 'en' | undefined, cookie?: string, accept?: string) =>
      resolveVariant(tenant(), prefix, { cookie, 'accept-language': accept }).lang;
    expect(lang('en', 'languages=id; i18next=th', 'th')).toBe('en');
    expect(lang(undefined, 'a=1; i18next=en; languages=id', 'th')).toBe('id');
    expect(lang(undefined, 'i18next=en', 'id')).toBe('en');
    expect(lang(undefined, 'xlanguages=en; languages=fr', 'de, id;q=0.5, en;q=0.7')).toBe('en');
    expect(lang(undefined, undefined, 'fr')).toBe('th');
    expect(lang(undefined, undefined, 'en;q=0, id')).toBe('id');
  });

  it('offers only the tenant’s languages', () => {
    const scope = tenant({ languages: ['en'], defaultLanguage: 'en' });
    expect(resolveVariant(scope, 'id', { cookie: 'languages=th' }).lang).toBe('en');
    const two = tenant({ languages: ['en', 'id'], defaultLanguage: 'id' });
    expect(resolveVariant(two, undefined, { 'accept-language': 'th' }).lang).toBe('id');
    expect(resolveVariant(two, undefined, { 'accept-language': 'th, en;q=0.1' }).lang).toBe('en');
  });

  it.each([
    ['languages=en', 'en'],
    ['languages=en; a=1', 'en'],
    ['a=1; languages=id', 'id'],
    ['languages=english', 'th'],
    ['languages=e', 'th'],
    ['languages=', 'th'],
    ['a=languages=en', 'th'],
    ['i18next=id', 'id'],
  ])('reads the cookies %s as %s', (cookie, lang) => {
    expect(resolveVariant(tenant(), undefined, { cookie }).lang).toBe(lang);
  });

  it.each([
    ['en-GB;q=0.8, id-ID;q=0.9', 'id'],
    ['EN', 'en'],
    ['id; q=0.3 , en; q=0.4', 'en'],
    ['id;level=1;q=0.2, en;q=0.5', 'en'],
    ['fr, en, id', 'en'],
    ['id;q=0', 'th'],
    ['', 'th'],
    [`en${' '.repeat(510)}`, 'en'],
    [`en${' '.repeat(511)}`, 'th'],
  ])('accepts of %s %s, every time', (accepted, lang) => {
    for (let turn = 0; turn < 2; turn += 1)
      expect(resolveVariant(tenant(), undefined, { 'accept-language': accepted }).lang).toBe(lang);
  });

  it('takes a browser that calls itself mobile for a phone', () => {
    const device = (mobile: string) =>
      resolveVariant(tenant(), undefined, { 'sec-ch-ua-mobile': mobile }).device;
    expect([device('?1'), device('?0')]).toEqual(['phone', 'desktop']);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone', 'h5'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'phone', 'h5'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel Tablet) Chrome/140 Safari/537.36', 'desktop', 'h5'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', 'desktop', 'h5'],
    ['Mozilla/5.0 (Linux; Android 15) Mobile TalatApp/3.2.0', 'phone', 'app'],
    ['TalatApp/3', 'phone', 'app'],
    ['NoTalatApp/3', 'desktop', 'h5'],
    ['Mozilla/5.0 (iPod touch; CPU iOS 15_0 like Mac OS X)', 'phone', 'h5'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'phone', 'h5'],
    ['Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'phone', 'h5'],
    ['Mozilla/5.0 (Windows Phone 10.0)', 'phone', 'h5'],
    [`${'x'.repeat(600)} iPhone`, 'phone', 'h5'],
    ['', 'desktop', 'h5'],
  ])('reads device and terminal of %s', (agent, device, terminal) => {
    for (let turn = 0; turn < 2; turn += 1)
      expect(resolveVariant(tenant(), undefined, { 'user-agent': agent })).toMatchObject({
        device,
        terminal,
      });
  });
});

it.each([
  ['TalatApp/3.2.0', '3.2.0'],
  ['x TalatApp/12 y', '12'],
  ['TalatApp/3.2.0.1', '3.2.0'],
  ['TalatApp/1234.1234.1234', '1234.1234.1234'],
  ['TalatApp/', undefined],
  ['TalatApp/x', undefined],
  [undefined, undefined],
])('of the agent %s rules see the version %s', (agent, version) => {
  expect(resolveTraits({ 'user-agent': agent }).appVersion).toBe(version);
});

it.each([
  [undefined, 'guest'],
  ['timezone=+07:00', 'guest'],
  ['user-token=', 'guest'],
  ['user-token=short', 'guest'],
  [`xuser-token=${'a'.repeat(43)}`, 'guest'],
  [`user-token=${'a'.repeat(43)}`, 'member'],
  [`user-token=${'a'.repeat(42)}`, 'guest'],
  [`user-token=${'a'.repeat(44)}`, 'guest'],
  [`a=1;user-token=${'-_aZ9'.repeat(8)}abc`, 'member'],
  [`user-token=${'a'.repeat(42)}!`, 'guest'],
  [`languages=th; user-token=${'a'.repeat(43)}; x=1`, 'member'],
  [`user-token=${'a'.repeat(43)}; user-left=1`, 'guest'],
])('with the cookies %s rules see a %s', (cookie, audience) => {
  expect(resolveTraits({ cookie }).audience).toBe(audience);
});
