import { and, asc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../platform/call.ts';
import { readPage } from '../../platform/paging.ts';
import { textIn } from '../../platform/wire.ts';
import { presentDeal } from './deals/presenter.ts';
import type { DealRow } from './item-rows.ts';
import { dealModuleItems, dealModules, deals } from './schema.ts';

type ModuleRow = typeof dealModules.$inferSelect;
export type ModuleWithDeals = { module: ModuleRow; deals: DealRow[] };

const MAX_MODULES = 20;
const FIRST_DEALS = 10;

/** Deal modules with their first deals, including expired ones. */
export async function modulesWithDeals({ db, scope }: Call): Promise<ModuleWithDeals[]> {
  const modules = await db
    .select()
    .from(dealModules)
    .where(eq(dealModules.tenantId, scope.tenantId))
    .orderBy(asc(dealModules.position), asc(dealModules.id))
    .limit(MAX_MODULES);
  return Promise.all(
    modules.map(async (module) => ({
      module,
      deals: await itemsOf({ db, scope }, module.id)
        .orderBy(...inOrder)
        .limit(FIRST_DEALS),
    })),
  );
}

/**
 * Deals of one module, by its id; `zbc` and `zbe` also name the tenant's collection and exclusive module.
 * @throws AppError NOT_FOUND
 */
export async function dealsOfModule(
  { db, scope }: Call,
  idOrKind: string,
  request: PageRequest,
): Promise<Paged<DealRow>> {
  const [module] = await db
    .select({ id: dealModules.id })
    .from(dealModules)
    .where(
      and(
        eq(dealModules.tenantId, scope.tenantId),
        or(eq(dealModules.id, idOrKind), and(eq(dealModules.kind, idOrKind), ne(dealModules.kind, 'module'))),
      ),
    )
    .orderBy(sql`${dealModules.id} = ${idOrKind} desc`, asc(dealModules.position), asc(dealModules.id))
    .limit(1);
  if (!module) throw new AppError('NOT_FOUND');
  const items = () => itemsOf({ db, scope }, module.id);
  return readPage(request, {
    count: () => db.$count(items().limit(LIST_LENGTH).as('items')),
    rows: ({ limit, offset }) =>
      items()
        .orderBy(...inOrder)
        .limit(limit)
        .offset(offset),
  });
}

const inOrder = [asc(dealModuleItems.position), asc(deals.id)];

function itemsOf({ db, scope }: Pick<Call, 'db' | 'scope'>, moduleId: string) {
  return db
    .select(getTableColumns(deals))
    .from(dealModuleItems)
    .innerJoin(deals, and(eq(deals.tenantId, dealModuleItems.tenantId), eq(deals.id, dealModuleItems.dealId)))
    .where(
      and(
        eq(dealModuleItems.tenantId, scope.tenantId),
        eq(dealModuleItems.moduleId, moduleId),
        eq(deals.invalid, false),
      ),
    )
    .$dynamic();
}

/** A deal module in its API format. */
export function presentModule({ module, deals }: ModuleWithDeals, call: Call): DealModule {
  return {
    moduleId: module.id,
    kind: module.kind,
    label: textIn(call, module.label),
    backgroundColors: module.backgroundColors,
    deals: deals.map((deal) => presentDeal(deal, call)),
  };
}
