import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { targetPath } from '#locales/format/target-path.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { type Audit, emptyAudit, record } from './audit.ts';
import { itemsOf } from './items.ts';
import { blocksOf, nodesOf, pageClaims } from './page-claims.ts';

/** Lists whose cards are read, beside those on the pages of things. */
const LISTS = ['/', '/products', '/deals', '/daily-special-offers'];

type Source = { db: Db; scope: TenantScope; now: () => number };

/**
 * Compares what rendered pages of a tenant's site say with the raw price points: lists, and half as many pages of
 * products and of deals as `limit`, chosen by a hash of their ids. `read` gives the HTML of a path in the tenant's
 * language. `items` counts the pages.
 */
export async function auditPages(
  source: Source,
  read: (path: string) => Promise<string>,
  limit: number,
): Promise<Audit> {
  const audit = emptyAudit();
  const some = Math.ceil(limit / 2);
  const products = await codesOf(source, goods, some);
  const isRunning = or(isNull(deals.expiresAt), gt(deals.expiresAt, new Date(source.now())));
  const offers = await codesOf(source, deals, some, isRunning);
  const paths = [
    ...LISTS,
    ...products.map((code) => targetPath('GOODS', code)),
    ...offers.map((code) => targetPath('CONTENT', code)),
  ];
  for (const path of paths) {
    await auditPage(source, await read(path), audit);
    audit.items += 1;
  }
  return audit;
}

async function auditPage({ db, scope, now }: Source, html: string, audit: Audit): Promise<void> {
  const { tenantId, tenant } = scope;
  const blocks = blocksOf(html);
  const idsOf = (subject: 'goods' | 'deal') =>
    blocks.filter((block) => block.subject === subject).map(({ id }) => id);
  const shown = await db
    .select()
    .from(deals)
    .where(and(eq(deals.tenantId, tenantId), inArray(deals.id, idsOf('deal'))));
  const goodsIds = [...new Set([...idsOf('goods'), ...shown.map(({ goodsId }) => goodsId)])];
  const rows = await db
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), inArray(goods.id, goodsIds)));
  const items = new Map((await itemsOf(db, scope, rows, now())).map((item) => [item.row.id, item]));
  for (const block of blocks) {
    const deal = block.subject === 'deal' ? shown.find(({ id }) => id === block.id) : undefined;
    const item = items.get(deal?.goodsId ?? block.id);
    if (!item) continue;
    const nodes = block.isCard ? [] : nodesOf(html);
    record(audit, item.row.id, pageClaims(block, nodes, item, deal, { scope, lang: tenant.defaultLanguage }));
  }
}

/** Codes of public rows, by a hash of their ids. */
async function codesOf(
  { db, scope }: Source,
  table: PgTable & Record<'tenantId' | 'id' | 'code' | 'invalid', PgColumn>,
  limit: number,
  condition?: SQL,
): Promise<string[]> {
  const rows = await db
    .select({ code: sql<string>`${table.code}` })
    .from(table as PgTable)
    .where(and(eq(table.tenantId, scope.tenantId), eq(table.invalid, false), condition))
    .orderBy(sql`hashtext(${table.id})`)
    .limit(limit);
  return rows.map(({ code }) => code);
}
