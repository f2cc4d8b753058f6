import { describe, expect, it } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { tenantScope } from '../tenants/tenants.ts';
import { resolveTraits, resolveVariant, splitLanguage } from './variant.ts';

const tenant = (over: Partial<Tenant> = {}) => tenantScope(tenantFixture('zest', over));

describe('resolveVariant', () => {
  it('[X20] takes the language from prefix, cookies, Accept-Language, tenant, in this order', () => {
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
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone', 'h5'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'phone', 'h5'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel Tablet) Chrome/140 Safari/537.36', 'desktop', 'h5'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', 'desktop', 'h5'],
    ['Mozilla/5.0 (Linux; Android 15) Mobile TalatApp/3.2.0', 'phone', 'app'],
    ['', 'desktop', 'h5'],
  ])('reads device and terminal of %s', (agent, device, terminal) => {
    expect(resolveVariant(tenant(), undefined, { 'user-agent': agent })).toMatchObject({ device, terminal });
  });
});

describe('splitLanguage', () => {
  it.each([
    ['/en', 'en', '/'],
    ['/id/brands', 'id', '/brands'],
    ['/enough', undefined, '/enough'],
    ['/', undefined, '/'],
  ])('%s', (path, prefix, rest) => {
    expect(splitLanguage(path)).toEqual({ prefix, path: rest });
  });
});

it.each([
  [undefined, 'guest'],
  ['timezone=+07:00', 'guest'],
  ['user-token=', 'guest'],
  ['user-token=short', 'guest'],
  [`xuser-token=${'a'.repeat(43)}`, 'guest'],
  [`user-token=${'a'.repeat(43)}`, 'member'],
  [`languages=th; user-token=${'a'.repeat(43)}; x=1`, 'member'],
])('with the cookies %s rules see a %s', (cookie, audience) => {
  expect(resolveTraits({ cookie }).audience).toBe(audience);
});
