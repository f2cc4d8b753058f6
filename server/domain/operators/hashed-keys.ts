import { createHash } from 'node:crypto';
import type { DBAdapterInstance, DBTransactionAdapter, Where } from 'better-auth/adapters';

/**
 * Fields that hold only the hash of their value, by model of better-auth: whoever has the value has the session, the
 * pending second step, the trusted device or the new password.
 */
const KEYS: Readonly<Record<string, string>> = { session: 'token', verification: 'identifier' };

/** Methods of an adapter that read or write rows. */
const METHODS = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const;

type Row = Record<string, unknown>;
type Query = { model: string; where?: Where[]; data?: Row; update?: Row };
type Method = (query: Query) => Promise<unknown>;

/** Hash under which a key is stored. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Lets an adapter of better-auth store hashes of keys. A row that is created or found by its key has it in the result;
 * any other has the hash, by which nothing is found: better-auth's own `storeIdentifier` accepts that too.
 */
export function hashKeys(createAdapter: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = createAdapter(options);
    const { transaction } = adapter;
    // The same object: better-auth knows by it the check of its tables.
    return Object.assign(adapter, hashing(adapter), {
      transaction: <R>(work: (tx: DBTransactionAdapter) => Promise<R>) =>
        transaction((tx) => work(Object.assign(tx, hashing(tx)))),
    });
  };
}

function hashing(adapter: DBTransactionAdapter): Record<string, Method> {
  return Object.fromEntries(
    METHODS.map((name) => {
      const run = adapter[name] as Method;
      return [
        name,
        (query) => {
          const key = KEYS[query.model];
          return key === undefined ? run(query) : runHashed(run, query, key);
        },
      ];
    }),
  );
}

async function runHashed(run: Method, query: Query, key: string): Promise<unknown> {
  const values = new Map<unknown, string>();
  const hash = (value: unknown): string => {
    const hashed = hashOfKey(String(value));
    values.set(hashed, String(value));
    return hashed;
  };
  const hashIn = (row: Row) => (key in row ? { ...row, [key]: hash(row[key]) } : row);
  const open = (row: unknown) =>
    isRow(row) && key in row ? { ...row, [key]: values.get(row[key]) ?? row[key] } : row;
  const { where, data, update } = query;
  const result = await run({
    ...query,
    ...(where && { where: where.map((each) => (each.field === key ? hashWhere(each, hash) : each)) }),
    ...(data && { data: hashIn(data) }),
    ...(update && { update: hashIn(update) }),
  });
  return Array.isArray(result) ? result.map(open) : open(result);
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function hashWhere(condition: Where, hash: (value: unknown) => string): Where {
  const { value } = condition;
  return { ...condition, value: Array.isArray(value) ? value.map(hash) : hash(value) };
}
