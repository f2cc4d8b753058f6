import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { classificationRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { classifications, goods } from '../catalogue/schema.ts';
import { loadKnowledge } from './load-knowledge.ts';

const { db } = await openTestApi([tenantFixture('zest'), tenantFixture('guide')]);

test('words are learnt from the tenant’s own goods that have a category and are online', async () => {
  const item = (tenantId: string, id: string, title: string, over = {}) =>
    goodsRow(tenantId, id, { name: { th: title }, classificationId: 'cases', ...over });
  for (const tenantId of ['zest', 'guide'])
    await db.insert(classifications).values(classificationRow(tenantId, 'cases', '1'));
  await db
    .insert(goods)
    .values(
      ['1', '2', '3'].flatMap((id) => [
        item('zest', `a${id}`, 'widget'),
        item('zest', `b${id}`, 'gadget', { invalid: true }),
        item('zest', `c${id}`, 'gizmo', { classificationId: null }),
        item('guide', `d${id}`, 'trinket'),
      ]),
    );
  const { learnt, tree } = await loadKnowledge(db, 'zest');
  expect([...learnt]).toEqual([['widget', 'cases']]);
  expect(tree).toHaveLength(1);
});
