import type { TenantSettings } from '#schemas/tenant.ts';

const APP_LINKS: TenantSettings['appLinks'] = {
  apple: 'https://apps.apple.com/th/app/id0000000000',
  google: 'https://play.google.com/store/apps/details?id=com.example.talat',
  huawei: 'https://appgallery.huawei.com/app/C000000000',
};

const LINE = { issuer: 'https://access.line.me', jwksUrl: 'https://api.line.me/oauth2/v2.1/certs' };
const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The demonstration tenants: a general shop and an article magazine. */
export const TENANTS: readonly TenantSettings[] = [
  {
    id: 'zest',
    hosts: ['zest.localhost', 'localhost', '127.0.0.1'],
    type: 'GENERAL',
    name: { th: 'Zest', en: 'Zest', id: 'Zest' },
    languages: ['th', 'en', 'id'],
    defaultLanguage: 'th',
    timezone: 'Asia/Bangkok',
    dateFormat: 'DD/MM/YYYY',
    currency: 'THB',
    year: 'buddhist',
    numberStyle: 'spec',
    theme: { brand: { primary: '#C9360E' }, shape: 'soft', density: 'cosy', font: 'anuphan', dark: 'toggle' },
    loginSwitch: { mobile: true, email: true, code: true, firebase: true, line: true },
    idTokenIssuers: {
      firebase: {
        issuer: 'https://securetoken.google.com/zest-demo',
        audience: 'zest-demo',
        jwksUrl: FIREBASE_KEYS,
      },
      line: { ...LINE, audience: '2000000001' },
    },
    shareSwitch: true,
    consent: { mode: 'off' },
    appLinks: { ...APP_LINKS, custom: 'zest://open' },
    contact: { email: 'help@zest.example' },
  },
  {
    id: 'guide',
    hosts: ['guide.localhost'],
    type: 'ARTICLE',
    name: { th: 'ไกด์ช้อป', en: 'Shop Guide', id: 'Panduan Belanja' },
    languages: ['th', 'en', 'id'],
    defaultLanguage: 'th',
    timezone: 'Asia/Bangkok',
    dateFormat: 'D MMM YYYY',
    currency: 'THB',
    year: 'buddhist',
    numberStyle: 'spec',
    theme: {
      brand: { primary: '#0B6E69' },
      shape: 'round',
      density: 'cosy',
      font: 'anuphan',
      dark: 'toggle',
    },
    loginSwitch: { mobile: false, email: true, code: true, firebase: false, line: true },
    idTokenIssuers: { line: { ...LINE, audience: '2000000002' } },
    shareSwitch: true,
    consent: { mode: 'opt-in' },
    appLinks: { ...APP_LINKS, custom: 'shopguide://open' },
    contact: { email: 'help@guide.example' },
  },
];
