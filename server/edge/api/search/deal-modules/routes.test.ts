import { expect, test } from 'vitest';
import * as search from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import * as tables from '../../../../domain/catalogue/schema.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { dealRow, goodsRow, moduleRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const { db, client } = await openTestApi([zest]);
const api = client(zest, { 'Accept-Language': 'en' });

const dealIds = Array.from({ length: 12 }, (_, i) => `d${String(i).padStart(2, '0')}`);
await db.insert(tables.goods).values([...dealIds, 'gone', 'over'].map((id) => goodsRow('zest', id)));
await db
  .insert(tables.deals)
  .values([
    ...dealIds.map((id) => dealRow('zest', id)),
    dealRow('zest', 'gone', { invalid: true }),
    dealRow('zest', 'over', { expiresAt: new Date(0) }),
  ]);
await db
  .insert(tables.dealModules)
  .values([
    moduleRow('zest', 'weekend', { position: 3 }),
    moduleRow('zest', 'm-collection', { kind: 'zbc', position: 1, backgroundColors: ['#fff', '#eee'] }),
    moduleRow('zest', 'm-exclusive', { kind: 'zbe', position: 2 }),
  ]);
const item = (moduleId: string, dealId: string, position: number) => ({
  tenantId: 'zest',
  moduleId,
  dealId,
  position,
});
await db
  .insert(tables.dealModuleItems)
  .values([
    ...dealIds.map((id, i) => item('m-collection', id, 100 - i)),
    item('m-exclusive', 'gone', 1),
    item('m-exclusive', 'over', 2),
    item('m-exclusive', 'd00', 3),
  ]);

const ids = (all: { id: string }[]) => all.map(({ id }) => id);
const dealsOf = (moduleId: string, pageRequest = {}) =>
  api.call(search.dealsByModule, { body: { moduleId, pageRequest } });

test('the modules are in their order, each with its first ten deals in theirs', async () => {
  const modules = await api.call(search.dealModules, {});
  expect(modules.map(({ deals, ...module }) => module)).toEqual([
    {
      moduleId: 'm-collection',
      kind: 'zbc',
      label: 'zest module m-collection English',
      backgroundColors: ['#fff', '#eee'],
    },
    {
      moduleId: 'm-exclusive',
      kind: 'zbe',
      label: 'zest module m-exclusive English',
      backgroundColors: [],
    },
    { moduleId: 'weekend', kind: 'module', label: 'zest module weekend English', backgroundColors: [] },
  ]);
  expect(modules.map(({ deals }) => ids(deals))).toEqual([
    dealIds.toReversed().slice(0, 10),
    ['over', 'd00'],
    [],
  ]);
});

test('the full list is paged, without invalid deals and with expired ones', async () => {
  const page = await dealsOf('m-collection', { page: 2, size: 10 });
  expect([ids(page.content), page.totalElements, page.hasNext]).toEqual([['d01', 'd00'], 12, false]);
  const { content } = await dealsOf('m-exclusive');
  expect(content.map(({ id, expired }) => [id, expired])).toEqual([
    ['over', true],
    ['d00', false],
  ]);
  expect(await dealsOf('weekend')).toEqual({ content: [], totalElements: 0, hasNext: false });
});

test('zbc and zbe name the collection and the exclusive module; an unknown id is not found', async () => {
  expect((await dealsOf('zbc')).totalElements).toBe(12);
  expect((await dealsOf('zbe')).totalElements).toBe(2);
  await expect(dealsOf('module')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
});
