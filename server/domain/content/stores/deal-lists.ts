import { and, asc, eq, inArray } from 'drizzle-orm';
import { isRecord } from '#engine/same-json.ts';
import { AppError } from '#schemas/errors.ts';
import { dealModuleItems, dealModules, deals } from '../../catalogue/schema.ts';
import { type ContentStore, column, type PartField } from '../store.ts';

/** Colours as a form lists them; the row has them as texts. */
const colours = column(dealModules.backgroundColors);

/** Deals of a list in their order, by code. A deal that no longer exists has left the list. */
const items: PartField = {
  read: async ({ db, scope }, ids) => {
    const rows = await db
      .select({ list: dealModuleItems.moduleId, code: deals.code })
      .from(dealModuleItems)
      .innerJoin(deals, and(eq(deals.tenantId, scope.tenantId), eq(deals.id, dealModuleItems.dealId)))
      .where(and(eq(dealModuleItems.tenantId, scope.tenantId), inArray(dealModuleItems.moduleId, [...ids])))
      .orderBy(asc(dealModuleItems.position), asc(deals.id));
    const byList = Map.groupBy(rows, ({ list }) => list);
    return new Map(
      [...byList].map(([list, own]) => [list, own.map(({ code }) => ({ type: 'CONTENT', code }))]),
    );
  },
  write: async ({ db, scope }, moduleId, value) => {
    const { tenantId } = scope;
    const codes = (Array.isArray(value) ? value : []).map(({ code }) => String(code));
    const found = await db
      .select({ id: deals.id, code: deals.code })
      .from(deals)
      .where(and(eq(deals.tenantId, tenantId), inArray(deals.code, codes)));
    const ids = new Map(found.map(({ id, code }) => [code, id]));
    if (codes.some((code) => !ids.has(code)))
      throw new AppError('CHECKS_FAILED', {}, { data: { problems: [{ leaf: 'deals', code: 'INVALID' }] } });
    await db
      .delete(dealModuleItems)
      .where(and(eq(dealModuleItems.tenantId, tenantId), eq(dealModuleItems.moduleId, moduleId)));
    const rows = codes.flatMap((code, position) => {
      const dealId = ids.get(code);
      return dealId === undefined ? [] : [{ tenantId, moduleId, dealId, position }];
    });
    if (rows.length > 0) await db.insert(dealModuleItems).values(rows);
  },
};

export const dealListStore: ContentStore = {
  table: dealModules,
  fields: {
    label: column(dealModules.label),
    kind: column(dealModules.kind),
    deals: items,
    backgroundColors: {
      ...colours,
      read: (stored: unknown) => (Array.isArray(stored) ? stored.map((colour) => ({ colour })) : undefined),
      write: (value: unknown) =>
        Array.isArray(value) ? value.flatMap((one) => (isRecord(one) ? [String(one.colour)] : [])) : [],
    },
    position: column(dealModules.position),
  },
  searched: ['label'],
  tags: () => ['feed:deals'],
};
