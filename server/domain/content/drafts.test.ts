import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { titleOf } from './drafts.ts';
import { storedType } from './stores/all.ts';

const scope = tenantScope(tenantFixture('zest'));
const stored = storedType('categories');

test.each([
  ['id', { 'name.th': 'หูฟัง', 'name.id': 'Headphone' }, 'Headphone'],
  ['id', { 'name.th': 'หูฟัง', 'name.en': 'Headphones' }, 'หูฟัง'],
  [undefined, { 'name.th': 'หูฟัง', 'name.id': 'Headphone' }, 'หูฟัง'],
  ['id', {}, 'c1'],
] as const)('a title in %s of %o', (lang, leaves, title) => {
  expect(titleOf({ scope, ...(lang && { lang }) }, stored, 'c1', leaves)).toBe(title);
});
