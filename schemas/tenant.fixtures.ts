import { LANGUAGES } from './languages.ts';
import { type Tenant, tenantSchema, withOrigin } from './tenant.ts';

/** A complete tenant for tests, with the host `<id>.localhost`. */
export function tenantFixture(id: string, over: Partial<Tenant> = {}): Tenant {
  const settings = tenantSchema.parse({
    id,
    hosts: [`${id}.localhost`],
    type: 'GENERAL',
    name: { th: id, en: id, id },
    languages: [...LANGUAGES],
    defaultLanguage: 'th',
    timezone: 'Asia/Bangkok',
    dateFormat: 'd MMM yyyy',
    currency: 'THB',
    year: 'buddhist',
    numberStyle: 'spec',
    theme: {},
    loginSwitch: { mobile: true, email: true, code: true, firebase: false, line: true },
    shareSwitch: true,
    consent: { mode: 'off' },
    appLinks: {},
    ...over,
  });
  return withOrigin(settings, 3000);
}
