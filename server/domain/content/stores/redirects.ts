import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ValueProblem } from '#engine/content/check-values.ts';
import type { Values } from '#engine/content/leaves.ts';
import { AppError, type ErrorCode } from '#schemas/errors.ts';
import { singleScreens } from '#schemas/screens.ts';
import { pages, redirects } from '../../page-tables/schema.ts';
import { redirectSource } from '../../redirects/address.ts';
import { REDIRECTS_TAG } from '../../redirects/find-redirect.ts';
import { leadOn, lockRedirects, settleTarget } from '../../redirects/settle-target.ts';
import {
  type ContentReader,
  type ContentStore,
  type ContentWriter,
  column,
  type PartField,
} from '../store.ts';

/** Problems of a target, by the error with which it is refused. */
const REASONS: Partial<Record<ErrorCode, ValueProblem['code']>> = {
  BAD_LINK: 'ELSEWHERE',
  REDIRECT_LOOP: 'LOOP',
};

/** Limit of redirects of a tenant. */
export const MAX_REDIRECTS = 100_000;

const isOne = ({ scope }: ContentReader, id: string) =>
  and(eq(redirects.tenantId, scope.tenantId), eq(redirects.id, id));

/** Target of a redirect: the present address of its page, else its own. */
const target: PartField = {
  read: async ({ db, scope }, ids) => {
    const rows = await db
      .select({ id: redirects.id, to: sql<string>`coalesce(${pages.path}, ${redirects.address})` })
      .from(redirects)
      .leftJoin(pages, and(eq(pages.tenantId, redirects.tenantId), eq(pages.id, redirects.pageId)))
      .where(and(eq(redirects.tenantId, scope.tenantId), inArray(redirects.id, [...ids])));
    return new Map(rows.map(({ id, to }) => [id, to]));
  },
  // Its end depends on the source: `changed` stores it.
  write: async (by, id, value) => {
    await by.db
      .update(redirects)
      .set({ pageId: null, address: String(value) })
      .where(isOne(by, id));
  },
};

/** Redirects of addresses, stored in the form in which the front looks them up. */
export const redirectStore: ContentStore = {
  table: redirects,
  fields: { source: column(redirects.source), target },
  searched: ['source'],
  newRow: (_id, _values, { operator }) => ({ operatorId: operator.id, operatorName: operator.name }),
  hold: async (by, id) => {
    await lockRedirects(by);
    const { tenantId } = by.scope;
    const others = and(eq(redirects.tenantId, tenantId), ne(redirects.id, id));
    if ((await by.db.$count(redirects, others)) >= MAX_REDIRECTS)
      throw new AppError('REDIRECT_LIMIT', { maximum: MAX_REDIRECTS });
  },
  check: problemsOf,
  tags: () => [REDIRECTS_TAG],
  changed: settle,
};

async function problemsOf(by: ContentReader, id: string, values: Values): Promise<ValueProblem[]> {
  if (typeof values.source !== 'string' || typeof values.target !== 'string') return [];
  const source = redirectSource(by.scope.tenant, values.source);
  if (source === undefined) return [{ leaf: 'source', code: 'INVALID' }];
  if (singleScreens(by.scope.tenant.type).some(({ path }) => path === source))
    return [{ leaf: 'source', code: 'SHOWN' }];
  const sameSource = and(
    eq(redirects.tenantId, by.scope.tenantId),
    eq(redirects.source, source),
    ne(redirects.id, id),
  );
  if ((await by.db.$count(redirects, sameSource)) > 0) return [{ leaf: 'source', code: 'TAKEN' }];
  try {
    await settleTarget(by, source, { address: values.target }, id);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ leaf: 'target', code: REASONS[error.code] ?? 'INVALID' }];
  }
}

/** Stores a changed redirect by the addresses that it means, and joins chains. */
async function settle(by: ContentWriter, id: string): Promise<void> {
  const [row] = await by.db
    .select({ source: redirects.source, pageId: redirects.pageId, address: redirects.address })
    .from(redirects)
    .where(isOne(by, id));
  if (!row) return;
  const source = redirectSource(by.scope.tenant, row.source) ?? row.source;
  const given = row.pageId === null ? { address: row.address ?? '/' } : { pageId: row.pageId };
  const end = await settleTarget(by, source, given, id);
  await by.db
    .update(redirects)
    .set({ source, ...end })
    .where(isOne(by, id));
  await leadOn(by, source, end, id);
}
