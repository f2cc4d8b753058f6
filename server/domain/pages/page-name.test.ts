import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { pageName } from './page-name.ts';

const call = { lang: 'en', scope: tenantScope(tenantFixture('zest')) } as const;

test.each([
  [{ th: 'ลดราคา', en: 'Sale' }, '/sale', 'Sale'],
  [{ th: 'ลดราคา' }, '/sale', 'ลดราคา'],
  [{ id: 'Obral' }, 'shared:4f1c', 'Obral'],
  [{ id: 'Obral' }, 'template:4f1c', 'Obral'],
  [{}, '/sale', '/sale'],
  [null, 'section:4f1c', 'section:4f1c'],
])('a page with the title %j at %s is named %s', (title, path, name) => {
  expect(pageName(call, { title, path })).toBe(name);
});
