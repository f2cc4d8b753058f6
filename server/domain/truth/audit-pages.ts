import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { fromMinor } from '#locales/format/minor.ts';
import { formatMinor, formatRange } from '#locales/format/price.ts';
import { targetPath } from '#locales/format/target-path.ts';
import type { Language } from '#schemas/languages.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { DealRow } from '../catalogue/item-rows.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { type Audit, emptyAudit, record } from './audit.ts';
import { dealBadges, goodsBadges, reductionPercent, usualPercent } from './borne-out.ts';
import { type Claim, claimsAt, figureClaim, labelClaims, soldClaim } from './claims.ts';
import { holdOf } from './hold.ts';
import { type Item, itemsOf } from './items.ts';
import { jsonLdClaims } from './json-ld.ts';

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

/** Element of a page about one thing: a card, or the whole page of a product or a deal. */
type Block = { subject: 'goods' | 'deal'; isCard: boolean; id: string; state: string; html: string };

const CARD = /<article([^>]*data-testid="(goods|deal|daily-deal)-card"[^>]*)>(.*?)<\/article>/gs;
const DETAIL = /<article([^>]*data-testid="(product|deal)-detail"[^>]*)>(.*)/s;
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Cards of a rendered page, and what its page is about. */
function blocksOf(html: string): Block[] {
  const cards = [...html.matchAll(CARD)].map(([, tag = '', kind, body = '']) =>
    block(tag, kind === 'goods', true, body),
  );
  const [, tag, kind, body] = DETAIL.exec(html.replace(CARD, '')) ?? [];
  return tag === undefined ? cards : [block(tag, kind === 'product', false, body ?? ''), ...cards];
}

const block = (tag: string, isGoods: boolean, isCard: boolean, html: string): Block => ({
  subject: isGoods ? 'goods' : 'deal',
  isCard,
  id: attribute(tag, 'data-id') ?? '',
  state: attribute(tag, 'data-state') ?? '',
  html,
});

/** Nodes of a page's JSON-LD. */
function nodesOf(html: string): unknown[] {
  return [...html.matchAll(JSON_LD)].flatMap(([, json = '']) => {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && '@graph' in value && Array.isArray(value['@graph'])
      ? value['@graph']
      : [value];
  });
}

/** Claims that a block's HTML makes; `nodes` is the JSON-LD of a page about the block's thing. */
function pageClaims(
  { subject, isCard, id, state, html }: Block,
  nodes: readonly unknown[],
  item: Item,
  deal: DealRow | undefined,
  { scope, lang }: { scope: TenantScope; lang: Language },
): Claim[] {
  const { row, story } = item;
  const name = isCard ? subject : 'detail';
  const part = (id: string) => element(html, `${name}-${id}`);
  const text = (minor: number | null | undefined, currency = row.currency) =>
    minor == null ? undefined : formatMinor(minor, currency, { lang, tenant: scope.tenant });
  const percent = (id: string) => figure(part(id)?.text);
  const badges = subject === 'goods' ? goodsBadges(story) : dealBadges(story);
  const label = part('label')?.code;
  const isOver = state !== '';
  const { price: recorded, usual, reductionBefore } = story ?? {};
  const off = figure(part('off')?.text);
  const highest = row.maxPrice === null ? undefined : fromMinor(row.maxPrice);
  const range =
    recorded === undefined
      ? undefined
      : formatRange({ lowest: fromMinor(recorded), highest }, row.currency, { lang, tenant: scope.tenant });
  const isHeld = deal && holdOf({ price: deal.currentPrice, maxPrice: deal.maxPrice }, story) !== null;
  const ofList =
    deal?.originalPrice && recorded && !isHeld
      ? Math.floor(((deal.originalPrice - recorded) * 100) / deal.originalPrice)
      : undefined;
  const below = -(usualPercent(story) ?? 0);
  return [
    ...claimsAt('page', subject, id, [
      ...(isOver ? [] : figureClaim('price', part('price')?.text, range)),
      ...soldClaim(!isOver, story),
      ...labelClaims(label === undefined ? [] : [label], badges),
      ...(isOver ? [] : figureClaim('percent', off, subject === 'goods' ? below : ofList)),
      ...figureClaim(
        'base',
        mentioned(part('base')?.text, text(subject === 'goods' ? usual : deal?.originalPrice)),
        'mentioned',
      ),
      ...figureClaim('reductionPercent', percent('drop'), reductionPercent(story)),
      ...figureClaim('priceBefore', mentioned(part('drop')?.text, text(reductionBefore)), 'mentioned'),
      ...figureClaim('verdict', part('verdict')?.verdict, story?.verdict),
      ...figureClaim('percent', percent('verdict'), Math.abs(usualPercent(story) ?? 0)),
      ...figureClaim('usualPrice', mentioned(part('usual')?.text, text(usual)), 'mentioned'),
      ...figureClaim('end', part('ends')?.time, deal?.expiresAt?.toISOString()),
    ]),
    ...nodes.flatMap((node) => jsonLdClaims(node, { place: 'page', subject, id }, item, deal)),
  ];
}

/** First element with a test id: its text and the attributes that claim something. */
function element(html: string, testId: string) {
  const found = new RegExp(`<([a-z0-9]+)([^>]*data-testid="${testId}"[^>]*)>(.*?)</\\1>`, 's').exec(html);
  if (!found) return undefined;
  const [, , tag = '', inner = ''] = found;
  return {
    text: decoded(inner.replace(/<[^>]*>/g, '')),
    code: attribute(tag, 'data-code'),
    verdict: attribute(tag, 'data-verdict'),
    time: attribute(tag, 'dateTime'),
  };
}

/** Whether a text has a price; undefined without the text. */
const mentioned = (text: string | undefined, price: string | undefined) =>
  text === undefined ? undefined : price !== undefined && text.includes(price) ? 'mentioned' : text;

const figure = (text: string | undefined) => {
  const digits = /(\d+)%/.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
};

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

const decoded = (text: string) => text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
