import { expect, test } from 'vitest';
import { sendEdits } from '#schemas/api/invented/editor-pages.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { pages } from '../../domain/page-tables/schema.ts';
import { as, identifyByHeader } from '../../domain/pages/operators.fixtures.ts';
import { openTestApi, testApi } from '../../edge/api/api.fixtures.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import { isOverload } from './overload.ts';

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);

test('an edit of a page that stays locked too long is answered with 503, not with a fault', async () => {
  await db.insert(pages).values(pageRow('zest', 'sale', { draft: samplePage() }));
  const ann = testApi(db, { identifyOperator: identifyByHeader }).client(zest, as('Ann'));
  const command = { type: 'setHidden', id: 'a', hidden: true };
  const body = { clientId: 'w', edits: [{ id: 'e', base: 1, commands: [command] }] };
  await db.transaction(async (tx) => {
    await tx.select().from(pages).for('update');
    const call = ann.call(sendEdits, { params: { id: 'sale' }, body });
    await expect(call).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
  expect(await ann.call(sendEdits, { params: { id: 'sale' }, body })).toMatchObject({ rev: 2 });
});

test('only overload errors count, not other faults', () => {
  expect(isOverload(new Error('x', { cause: Object.assign(new Error('y'), { code: '42P01' }) }))).toBe(false);
  expect(isOverload(new Error('x', { cause: new Error('timeout exceeded when trying to connect') }))).toBe(
    true,
  );
  expect(isOverload('timeout exceeded when trying to connect')).toBe(false);
});
