import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpointUrl, pathNames } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestApi } from '../api/api.fixtures.ts';
import { pageRow } from '../api/rows.fixtures.ts';
import { invitations } from '../db/operator-schema.ts';
import * as tables from '../db/page-schema.ts';
import { operatorFixture, signIn } from './operators.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, send } = await openTestApi([zest, guide]);
const asked = endpoints.filter(({ path }) => path.includes('/api/editor/'));

/** An owner of both, so that roles refuse nothing: what keeps the tenants apart is each operation's own doing. */
let headers: Record<string, string>;
let memberId: string;

/** Both tenants have rows with the id `one`, guide alone has rows with the id `own`. Texts name their tenant. */
beforeAll(async () => {
  const both = await operatorFixture(db, 'both', { zest: 'owner', guide: 'owner' });
  memberId = both.id;
  headers = await signIn(send, zest, both);
  for (const [tenantId, id] of [
    ['zest', 'one'],
    ['guide', 'one'],
    ['guide', 'own'],
  ] as const)
    await insertRows(tenantId, id);
}, 60_000);

async function insertRows(tenantId: string, id: string): Promise<void> {
  const author = { operatorId: 'x', operatorName: `${tenantId} person` };
  const name = `${tenantId} ${id}`;
  const later = new Date(Date.now() + 3_600_000);
  const page = pageRow(tenantId, id, { path: `/${id}` });
  const of = { tenantId, pageId: id };
  await db.insert(tables.pages).values({ ...page, publishedVersion: 1, rev: 2 });
  const command = { type: 'setMeta', key: 'title', value: { en: name } };
  const edit = { rev: 2, editId: 'e', clientId: name, base: 1, commands: [command] };
  await db.insert(tables.pageEdits).values({ ...of, ...edit, ...author });
  const version = { version: 1, document: page.document, rev: 1, note: name };
  await db.insert(tables.pageVersions).values({ ...of, ...version, ...author });
  const release = { tenantId, id, name, items: [{ pageId: id, version: 1 }], state: 'scheduled' };
  await db.insert(tables.releases).values({ ...release, publishAt: later, ...author });
  await db.insert(tables.reviewLinks).values({ ...of, id, expiresAt: later, ...author });
  const subject = { subjectType: 'page', subjectId: name };
  await db.insert(tables.auditLog).values({ tenantId, action: 'page.publish', ...subject, ...author });
  const picture = {
    url: `/media/${tenantId}/${id}.webp`,
    contentType: 'image/webp',
    width: 9,
    height: 9,
    bytes: 9,
  };
  await db.insert(tables.mediaAssets).values({ tenantId, id, name, ...picture, ...author });
  const day = new Date().toISOString().slice(0, 10);
  await db.insert(tables.moduleCounts).values({ ...of, day, nodeId: name, impressions: 1 });
  await db.insert(invitations).values({
    id: id === 'own' ? 'own' : randomUUID(),
    organizationId: tenantId,
    email: `${tenantId}-${id}@test.example`,
    role: 'viewer',
    status: 'pending',
    inviterId: memberId,
    tokenHash: name,
    expiresAt: later,
  });
}

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minimum?: number;
  minItems?: number;
};

/** The least that a schema takes; whatever has an id gets the given one. */
function least(schema: Schema, id: string): unknown {
  const [first] = schema.anyOf ?? schema.enum?.map((value) => ({ const: value })) ?? [];
  if (schema.const !== undefined) return schema.const;
  if (first) return least(first as Schema, id);
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, least(schema.properties?.[name] ?? {}, id)]),
    );
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => least(schema.items ?? {}, id));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  return schema.format === 'email' ? 'new@test.example' : id;
}

const jsonSchema = (schema: NonNullable<Endpoint['body']>) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

async function ask(one: Endpoint, id: string): Promise<{ status: number; text: string }> {
  const values = pathNames(one.path).map((name) => [name, name === 'version' ? '1' : id]);
  const query = one.query && (least(jsonSchema(one.query), id) as object);
  const body = one.body && JSON.stringify(least(jsonSchema(one.body), id));
  const url = endpointUrl(one, { params: Object.fromEntries(values), ...(query && { query }) });
  const init = { method: one.method, headers, ...(one.method !== 'GET' && { body: body ?? '{}' }) };
  const response = await send(zest, url, init);
  // A stream of events never ends; its first words come at once.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream) return { status: response.status, text: await response.text() };
  await response.body?.cancel();
  return { status: response.status, text: '' };
}

/** Every row of guide, in every table that belongs to tenants. */
async function rowsOfGuide(): Promise<unknown> {
  const found = await db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'tenant_id' AND table_schema = 'public' ORDER BY 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of found.rows) {
    const table = sql.identifier(name);
    const all = await db.execute(
      sql`SELECT to_jsonb(t) AS row FROM ${table} t WHERE tenant_id = 'guide' ORDER BY to_jsonb(t)::text`,
    );
    rows[name] = all.rows;
  }
  return rows;
}

test.each(['one', 'own'])(
  'no endpoint of the editor shows or changes another tenant’s rows with the id %s',
  async (id) => {
    const before = await rowsOfGuide();
    const answers: Record<string, number> = {};
    const reads = asked.filter(({ method }) => method === 'GET');
    const writes = asked.filter(({ method }) => method !== 'GET');
    // Deletions last: they would leave nothing to find.
    const inOrder = [
      ...reads,
      ...writes.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE')),
    ];
    for (const one of inOrder) {
      const { status, text } = await ask(one, id);
      answers[one.id] = status;
      expect(text, one.id).not.toMatch(/guide[ /-]/);
      expect(status === 503 || status < 500, `${one.id} ${text}`).toBe(true);
    }
    expect(await rowsOfGuide()).toEqual(before);
    // The reads reach what they are asked for, where there is something; events need a bus, which isn't here.
    const found = reads.filter(
      (one) => one.path.includes('{') && one.auth !== 'none' && answers[one.id] !== 503,
    );
    for (const one of found) expect(answers[one.id], one.id).toBe(id === 'one' ? 200 : 404);
  },
  60_000,
);
