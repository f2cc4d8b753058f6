import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { openTestDatabase, testApi } from '../../edge/api/api.fixtures.ts';
import { leastInput, urlAbout } from '../../edge/api/least-input.fixtures.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import { openCollaboration } from '../../edge/collaboration/collaboration.ts';
import { tenants } from '../../platform/db/schema.ts';
import { tenantRows } from '../../platform/db/tenant-rows.fixtures.ts';
import { createVault } from '../../platform/encryption/vault.ts';
import { insertLottery } from '../activities/activities.fixtures.ts';
import { contentDrafts, contentVersions } from '../content/schema.ts';
import { feedFiles, makeFolder } from '../feeds/files.ts';
import { feedRuns, feeds } from '../feeds/schema.ts';
import * as tables from '../page-tables/schema.ts';
import { docRefs } from '../references/schema.ts';
import { keywords, renamed } from '../search/schema.ts';
import { comments, commentThreads, operatorInbox, reviews } from '../teamwork/schema.ts';
import { webhookDeliveries, webhooks } from '../webhooks/schema.ts';
import { sealSecrets } from '../webhooks/secrets.ts';
import { operatorFixture, type Person, signIn } from './operators.fixtures.ts';
import { auditLog, invitations, operatorTokens } from './schema.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const database = await openTestDatabase();
const { db } = database;
await db.insert(tenants).values([zest, guide].map(({ id, ...settings }) => ({ id, settings })));
const collaboration = await openCollaboration({ ...database, log: pino({ level: 'silent' }) });
afterAll(() => collaboration.close());
const dataDir = await mkdtemp(join(tmpdir(), 'tenants-'));
afterAll(() => rm(dataDir, { recursive: true }));
const { send } = testApi(db, { collaboration, dataDir });
const asked = endpoints.filter(({ path }) => path.includes('/api/editor/'));

/**
 * Headers of an owner of both tenants, so that only the operations themselves, and no roles, keep the tenants apart.
 */
let headers: Record<string, string>;
let both: Person;

/** Rows of both tenants with the id `one`, and rows of guide alone with the id `own`. Texts name their tenant. */
beforeAll(async () => {
  both = await operatorFixture(db, 'both', { zest: 'owner', guide: 'owner' });
  headers = await signIn(db, zest, both);
  for (const [tenantId, id] of [
    ['zest', 'one'],
    ['guide', 'one'],
    ['guide', 'own'],
  ] as const)
    await insertRows(tenantId, id);
});

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
  const release = { tenantId, id, name, items: [{ pageId: id, version: 1 }], state: 'scheduled' as const };
  await db.insert(tables.releases).values({ ...release, publishAt: later, ...author });
  await db
    .insert(tables.redirects)
    .values({ tenantId, id, source: `/${tenantId}-${id}`, pageId: id, ...author });
  await db.insert(tables.reviewLinks).values({ ...of, id, expiresAt: later, ...author });
  const subject = { subjectType: 'page', subjectId: name };
  await db.insert(auditLog).values({ tenantId, action: 'page.publish', ...subject, ...author });
  await insertLottery(db, tenantId, id, { publishedAt: null });
  await insertFeed(tenantId, id, { name, ...author });
  const hook = { tenantId, id, url: `https://${tenantId}-hook.example/`, createdAt: later };
  const secrets = await sealSecrets(createVault(db, undefined), { tenantId, id }, []);
  await db
    .insert(webhooks)
    .values({ ...hook, secrets, events: ['page.published'], pausedAt: later, ...author });
  const sent = { event: 'page.published', payload: {}, at: later, problem: name } as const;
  await db.insert(webhookDeliveries).values({ tenantId, id, webhookId: id, ...sent });
  const token = { tenantId, id, name, tokenHash: name, scopes: [], createdAt: later, expiresAt: later };
  await db.insert(operatorTokens).values({ ...token, ...author });
  const arms = [null, 1].map((one) => ({ version: one, weight: 50 }));
  await db.insert(tables.experiments).values({ ...of, id, seed: name, goalNode: name, arms, ...author });
  await db.insert(tables.experimentVisitors).values({ tenantId, experimentId: id, visitorId: name, arm: 0 });
  await insertDiscussion(tenantId, id, { name, ...author });
  await insertKeyword(tenantId, id, { name, ...author });
  const picture = {
    url: `/media/${tenantId}/${id}.webp`,
    contentType: 'image/webp',
    width: 9,
    height: 9,
    bytes: 9,
  };
  await db.insert(tables.mediaAssets).values({ tenantId, id, name, ...picture, ...author });
  const target = { toKind: 'MEDIA', toId: picture.url };
  const place = { fromKind: 'page', fromId: id, state: 'live', node: name, field: name } as const;
  await db.insert(docRefs).values({ tenantId, ...place, ...target });
  const day = new Date().toISOString().slice(0, 10);
  await db.insert(tables.moduleCounts).values({ ...of, day, nodeId: name, impressions: 1 });
  await db.insert(invitations).values({
    id: id === 'own' ? 'own' : randomUUID(),
    organizationId: tenantId,
    email: `${tenantId}-${id}@test.example`,
    role: 'viewer',
    status: 'pending',
    inviterId: both.id,
    tokenHash: name,
    expiresAt: later,
  });
}

/** A thread of comments, a review and a message on a page. */
async function insertDiscussion(
  tenantId: string,
  id: string,
  { name, ...author }: { name: string; operatorId: string; operatorName: string },
): Promise<void> {
  const at = new Date();
  const document = { tenantId, kind: 'page', documentId: id } as const;
  const own = { operatorId: both.id, operatorName: author.operatorName };
  await db.insert(commentThreads).values({ ...document, id, quote: name, createdAt: at });
  await db.insert(comments).values({ tenantId, id, threadId: id, body: name, at, ...own });
  const review = { ...document, id, revision: 2, reviewers: [both.id], note: name, askedAt: at };
  await db.insert(reviews).values({ ...review, ...author });
  const event = { event: 'mention', subjectId: id, fromName: author.operatorName, text: name, at } as const;
  await db.insert(operatorInbox).values({ ...document, id, operatorId: both.id, ...event });
}

/** A keyword with a version, a draft of a coupon that isn't live, and a renamed brand. */
async function insertKeyword(
  tenantId: string,
  id: string,
  { name, ...author }: { name: string; operatorId: string; operatorName: string },
): Promise<void> {
  const at = new Date();
  const changes = { 'keyword.en': { from: null, to: name } };
  const entry = { tenantId, id, changes, ...author };
  await db.insert(keywords).values({ tenantId, id, keyword: { th: name, en: name } });
  await db.insert(contentVersions).values({ ...entry, type: 'keywords', version: 1, action: 'create', at });
  await db.insert(contentDrafts).values({ ...entry, type: 'coupons', isNew: true, updatedAt: at });
  await db.insert(renamed).values({ tenantId, kind: 'brand', id });
}

/** A feed with a run and its report. */
async function insertFeed(
  tenantId: string,
  id: string,
  texts: { name: string; operatorId: string; operatorName: string },
): Promise<void> {
  const at = new Date();
  const source = { type: 'upload', uploadId: 'none', fileName: texts.name } as const;
  const layout = { format: 'auto', defaults: {}, missing: { rule: 'keep' } } as const;
  await db.insert(feeds).values({ tenantId, id, source, ...layout, ...texts, createdAt: at, updatedAt: at });
  const run = { mode: 'apply', trigger: 'operator', state: 'applied', hasReport: true } as const;
  await db
    .insert(feedRuns)
    .values({ tenantId, id, feedId: id, ...run, startedBy: texts.operatorName, queuedAt: at, dueAt: at });
  const report = feedFiles(dataDir, tenantId).report(id);
  await makeFolder(report);
  await writeFile(
    report,
    JSON.stringify({ rejected: [{ line: 1, code: 'IMPORT_INVALID_PRICE', detail: texts.name }] }),
  );
}

async function ask(one: Endpoint, id: string): Promise<{ status: number; text: string }> {
  const query = one.stream ? { since: 1 } : one.query && (leastInput(one.query, id) as object);
  const body = one.body && JSON.stringify(leastInput(one.body, id));
  const url = urlAbout(one, id, query);
  const init = { method: one.method, headers, ...(one.method !== 'GET' && { body: body ?? '{}' }) };
  const response = await send(zest, url, init);
  if (!isStream(response)) return { status: response.status, text: await response.text() };
  const { heard, leave } = listenTo(response);
  const text = await heard((said) => said.includes('event: edit'));
  await leave();
  return { status: response.status, text };
}

const isStream = ({ headers: of }: Response) => of.get('content-type')?.startsWith('text/event-stream');

/** Collects the events of a stream until `enough`; such a stream never ends by itself. */
function listenTo(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    heard: async (isEnough: (text: string) => boolean): Promise<string> => {
      while (!isEnough(text)) {
        const { done = true, value = '' } = (await reader?.read()) ?? {};
        if (done) throw new Error(`The stream ended after ${text}`);
        text += value;
      }
      return text;
    },
    leave: async () => reader?.cancel(),
  };
}

/** Rows of guide in every table with a tenant column. */
async function rowsOfGuide(): Promise<unknown> {
  const all = Object.entries(await tenantRows(db));
  return all.map(([table, rows]) => [table, rows.filter(({ tenant_id }) => tenant_id === 'guide')]);
}

test('a follower of a page gets no events of another tenant’s page with the same id', async () => {
  const path = (rest: string) => `/saas-low-code-service/api/editor/pages/one/${rest}`;
  const follow = async (tenant: typeof zest, by: Record<string, string>) =>
    listenTo(await send(tenant, path('events?since=2'), { headers: by }));
  const rename = (tenant: typeof zest, by: Record<string, string>) => {
    const commands = [{ type: 'setMeta', name: 'title', value: { en: `${tenant.id} said` } }];
    const body = JSON.stringify({ clientId: tenant.id, edits: [{ id: 'said', base: 2, commands }] });
    const head = { ...by, 'content-type': 'application/json' };
    return send(tenant, path('edits'), { method: 'POST', headers: head, body });
  };
  const there = await signIn(db, guide, both);
  const [ours, theirs] = [await follow(zest, headers), await follow(guide, there)];
  expect((await rename(guide, there)).status).toBe(200);
  expect(await theirs.heard((text) => text.includes('guide said'))).not.toContain('zest said');
  expect((await rename(zest, headers)).status).toBe(200);
  // Events come in the order in which they were made: guide's would have arrived by now.
  expect(await ours.heard((text) => text.includes('zest said'))).not.toContain('guide');
  await Promise.all([ours.leave(), theirs.leave()]);
});

test.each(['one', 'own'])(
  'no endpoint of the editor reads or changes another tenant’s rows with the id %s',
  async (id) => {
    const before = await rowsOfGuide();
    const answers: Record<string, number> = {};
    const reads = asked.filter(({ method }) => method === 'GET');
    const writes = asked.filter(({ method }) => method !== 'GET');
    // Deletions come last, because nothing could be found after them.
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
    // Guards the check: the reads do reach existing rows.
    const found = reads.filter(
      (one) => one.path.includes('{') && one.auth !== 'none' && answers[one.id] !== 503,
    );
    for (const one of found) expect(answers[one.id], one.id).toBe(id === 'one' ? 200 : 404);
  },
);
