import { and, count, desc, eq, max, min, notExists, sql, sum } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { addSpelling, searchMissList, shopSpellings } from '#schemas/api/invented/spellings.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { audit } from '../../operators/audit.ts';
import { forgetNames, MAX_SPELLINGS } from '../load-spellings.ts';
import { redirectsOf, redirectTarget } from '../redirects.ts';
import { searchMisses, spellings } from '../schema.ts';
import { spellingKey } from '../spellings.ts';

export type SpellingRow = typeof spellings.$inferSelect;
type Given = EndpointInput<typeof addSpelling>['body'];

/** The shop's own spellings and redirects whose words or name contain the keyword, the last changed first. */
export function spellingPage(
  { db, scope }: OperatorCall,
  { keyword = '', ...pageRequest }: EndpointInput<typeof shopSpellings>['query'],
) {
  const key = spellingKey(keyword);
  const isFound = sql`(strpos(${spellings.key}, ${key}) > 0 or strpos(lower(${spellings.meant}), ${keyword.trim().toLowerCase()}) > 0)`;
  const where = and(eq(spellings.tenantId, scope.tenantId), key === '' ? undefined : isFound);
  return readPage(pageRequest, {
    count: () => countUpTo(db, spellings, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(spellings)
        .where(where)
        .orderBy(desc(spellings.updatedAt), spellings.id)
        .limit(limit)
        .offset(offset),
  });
}

/**
 * Adds a spelling or redirect. @throws AppError CONFLICT when the words exist or the shop has too many, BAD_LINK for an
 * address elsewhere, REDIRECT_CIRCLE
 */
export async function add(call: OperatorCall, given: Given): Promise<SpellingRow> {
  const { tenantId } = call.scope;
  const row = { tenantId, id: crypto.randomUUID(), source: 'operator', ...columnsOf(call, given) };
  const added = await call.db.transaction(async (tx) => {
    if ((await tx.$count(spellings, eq(spellings.tenantId, tenantId))) >= MAX_SPELLINGS)
      throw new AppError('CONFLICT');
    const [own] = await tx.insert(spellings).values(row).onConflictDoNothing().returning();
    if (!own) throw new AppError('CONFLICT');
    await checkRedirects(tx, own);
    await audit({ ...call, db: tx }, `${auditedAs(own)}.add`, subjectOf(own), detailsOf(own));
    return own;
  });
  await applyNow(call);
  return added;
}

/** Changes a spelling or redirect. @throws AppError NOT_FOUND, and as `add` */
export async function change(call: OperatorCall, id: string, given: Given): Promise<SpellingRow> {
  const { tenantId } = call.scope;
  const set = columnsOf(call, given);
  const changed = await call.db.transaction(async (tx) => {
    const [other] = await tx
      .select({ id: spellings.id })
      .from(spellings)
      .where(and(eq(spellings.tenantId, tenantId), eq(spellings.key, set.key)));
    if (other && other.id !== id) throw new AppError('CONFLICT');
    const [own] = await tx.update(spellings).set(set).where(isOne(tenantId, id)).returning();
    if (!own) throw new AppError('NOT_FOUND');
    await checkRedirects(tx, own);
    await audit({ ...call, db: tx }, `${auditedAs(own)}.change`, subjectOf(own), detailsOf(own));
    return own;
  });
  await applyNow(call);
  return changed;
}

/** Removes a spelling or redirect; one that is gone already is no error. */
export async function remove(call: OperatorCall, id: string): Promise<null> {
  const { tenantId } = call.scope;
  await call.db.transaction(async (tx) => {
    const [own] = await tx.delete(spellings).where(isOne(tenantId, id)).returning();
    if (own) await audit({ ...call, db: tx }, `${auditedAs(own)}.remove`, subjectOf(own), detailsOf(own));
  });
  await applyNow(call);
  return null;
}

/** Searches without answers that have no spelling or redirect yet, the most frequent first. */
export function missPage({ db, scope }: OperatorCall, query: EndpointInput<typeof searchMissList>['query']) {
  const { tenantId, key, keyword, day } = searchMisses;
  const spelled = db
    .select({ one: sql`1` })
    .from(spellings)
    .where(and(eq(spellings.tenantId, scope.tenantId), eq(spellings.key, key)));
  const where = and(eq(tenantId, scope.tenantId), notExists(spelled));
  const total = sum(searchMisses.count).mapWith(Number);
  return readPage(query, {
    count: async () => {
      const [row] = await db
        .select({ count: count() })
        .from(db.selectDistinct({ key }).from(searchMisses).where(where).limit(10_000).as('keys'));
      return row?.count ?? 0;
    },
    rows: ({ limit, offset }) =>
      db
        .select({ keyword: min(keyword), count: total, lastDay: max(day) })
        .from(searchMisses)
        .where(where)
        .groupBy(key)
        .orderBy(desc(total), key)
        .limit(limit)
        .offset(offset),
  });
}

function columnsOf({ now, scope }: OperatorCall, { kind, written, meant: given }: Given) {
  const meant = kind === 'redirect' ? redirectTarget(scope.tenant, given) : given;
  if (meant === undefined) throw new AppError('BAD_LINK', { link: given.slice(0, 100) });
  return { kind, written, meant, key: spellingKey(written), updatedAt: new Date(now()) };
}

/** Refuses a redirect by which any of the shop's would lead nowhere. */
async function checkRedirects(tx: Pick<Db, 'select'>, { tenantId, kind }: SpellingRow): Promise<void> {
  if (kind !== 'redirect') return;
  const rows = await tx
    .select({ key: spellings.key, meant: spellings.meant })
    .from(spellings)
    .where(and(eq(spellings.tenantId, tenantId), eq(spellings.kind, 'redirect')))
    .limit(MAX_SPELLINGS);
  if (redirectsOf(rows).size < rows.length) throw new AppError('REDIRECT_CIRCLE');
}

/** Makes the next search use the change, and pages of results that are cached. */
async function applyNow({ db, scope, purge }: OperatorCall): Promise<void> {
  forgetNames(db, scope.tenantId);
  await purge(['words']);
}

const isOne = (tenantId: string, id: string) => and(eq(spellings.tenantId, tenantId), eq(spellings.id, id));
const auditedAs = ({ kind }: SpellingRow) => (kind === 'redirect' ? 'redirect' : 'spelling');
const subjectOf = ({ id }: SpellingRow) => ({ type: 'spelling', id });
const detailsOf = ({ written, meant }: SpellingRow) => ({ from: written, to: meant });
