import { describe, expect, test } from 'vitest';
import { type Tenant, tenantSchema, toTenantPublic, withOrigin } from './tenant.ts';

const tenant: Tenant = {
  id: 'zest',
  hosts: ['general.localhost'],
  type: 'GENERAL',
  name: { th: 'เซสต์', en: 'Zest' },
  languages: ['th', 'en', 'id'],
  defaultLanguage: 'th',
  timezone: 'Asia/Bangkok',
  dateFormat: 'DD/MM/YYYY',
  currency: 'THB',
  year: 'buddhist',
  numberStyle: 'spec',
  theme: { brand: { primary: '#C9360E' }, shape: 'soft' },
  phoneRules: [{ country: 'TH', areaCode: '66', pattern: '^[689]\\d{8}$' }],
  loginSwitch: { mobile: true, email: true, code: true, firebase: false, line: true },
  shareSwitch: true,
  shortLinkHosts: ['partner.example'],
  consent: { mode: 'opt-in' },
  appLinks: {},
  upstream: 'http://10.0.0.7:8080/api',
  siteOrigin: 'https://zest.example',
};

describe('tenant', () => {
  test('a complete tenant parses unchanged', () => {
    expect(tenantSchema.parse(tenant)).toEqual(tenant);
  });

  test.each([
    ['a host with upper case', { hosts: ['General.localhost'] }],
    ['no host', { hosts: [] }],
    ['a default language it does not offer', { languages: ['en'], defaultLanguage: 'th' }],
    ['a site origin with a path', { siteOrigin: 'https://zest.example/' }],
    ['an upstream that is not http', { upstream: 'file:///etc/passwd' }],
    ['a colour that is not hexadecimal', { theme: { brand: { primary: 'red' } } }],
    ['a colour of five digits', { theme: { brand: { primary: '#12345' } } }],
    ['a colour with more behind it', { theme: { brand: { primary: '#123;}' } } }],
    ['a contact that is a script', { contact: { line: 'javascript:alert(1)' } }],
    ['a contact that is no address', { contact: { email: 'ask us' } }],
    ['a language nobody translated', { name: { vi: 'Zest' } }],
  ])('rejects %s', (_, change) => {
    expect(tenantSchema.safeParse({ ...tenant, ...change }).success).toBe(false);
  });

  test('the public part carries no host, switch or upstream address', () => {
    const seen = toTenantPublic(tenant);
    for (const kept of ['hosts', 'loginSwitch', 'shortLinkHosts', 'upstream', 'phoneRules']) {
      expect(seen).not.toHaveProperty(kept);
    }
    expect(seen.siteOrigin).toBe(tenant.siteOrigin);
  });

  test.each([
    [undefined, 4100, 'http://general.localhost:4100'],
    [undefined, 80, 'http://general.localhost'],
    ['https://zest.example', 4100, 'https://zest.example'],
  ])('with the origin %s on port %d its site is %s', (siteOrigin, port, expected) => {
    expect(withOrigin(tenantSchema.parse({ ...tenant, siteOrigin }), port).siteOrigin).toBe(expected);
  });
});
