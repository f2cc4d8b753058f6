import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyCommand } from '#engine/commands/apply.ts';
import { CommandError } from '#engine/commands/command.ts';
import { isRecord, sameJson } from '#engine/same-json.ts';
import { validateModules } from '#engine/validate-modules.ts';
import { manifest } from '#modules/all.ts';
import { endpointUrl } from '#schemas/api/endpoint.ts';
import * as endpoints from '#schemas/api/invented/editor-pages.ts';
import { savePage } from '#schemas/api/invented/pages.ts';
import { parsePageDocument, validatePageDocument } from '#schemas/fields/parse-page.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import type { Problem } from '#schemas/page/problem.ts';
import { scanValue } from '#schemas/page/scan-value.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { pages } from '#server/domain/page-tables/schema.ts';
import { newBadLink } from '#server/domain/pages/bad-links.ts';
import { as, identifyByHeader } from '#server/domain/pages/operators.fixtures.ts';
import { openTestApi, testApi } from '#server/edge/api/api.fixtures.ts';
import { pageRow } from '#server/edge/api/rows.fixtures.ts';
import { createRandom } from '#server/platform/random.ts';
import { testSeed } from '#tests/support/seed.ts';
import { hostileDocuments, randomDocument } from './hostile-document.ts';

const seed = testSeed();
/** Most time of a test, milliseconds. */
const TIMEOUT = 100_000;

/** Number of documents processed concurrently. */
const LANES = 8;

const zest = tenantFixture('zest');
const { db } = await openTestApi([zest]);
const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
const { send } = testApi(db, { identifyOperator: identifyByHeader, log });
const random = createRandom(seed);
const hostile = hostileDocuments();
const generated = Array.from({ length: 200 }, () => randomDocument(random));
const ownKeys = Reflect.ownKeys(Object.prototype);
const statuses = new Map<number, number>();

/** Runs `work` for each document, one after the other within a lane. */
async function inLanes(
  texts: readonly string[],
  work: (i: number, text: string, lane: number) => Promise<void>,
): Promise<void> {
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let i = lane; i < texts.length; i += LANES) await work(i, texts[i] ?? '', lane);
  });
  await Promise.all(lanes);
}

/** Sends a body unchanged. */
async function call(method: string, path: string, body: string) {
  const headers = { ...as('Pim', 'publisher'), 'Content-Type': 'application/json' };
  const response = await send(zest, path, { method, headers, body });
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  const { code, data } = await response.json();
  return { status: response.status, code, data };
}

/** Result of the panel for a document before it is sent: the document, or the first problem. */
function judged(parsed: ReturnType<typeof parsePageDocument>): { document: PageDocument } | Problem {
  return parsed.ok
    ? { document: parsed.document }
    : (parsed.problems[0] ?? { code: 'INVALID_VALUE', path: [] });
}

function parsedValue(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Adds the check of links, which only the server does, and which the panel shows afterwards. */
function withLinks(read: { document: PageDocument } | Problem, before?: PageDocument) {
  return ('document' in read && newBadLink(read.document, before)) || read;
}

const told = ({ code, data }: { code: string; data: { path?: string } | null }) => [code, data?.path ?? ''];
const wanted = ({ code, path }: Problem) => [code, path.join('.')];

/** A document as text, or as JSON within the body. */
function inBody(text: string, asText: boolean) {
  const value = parsedValue(text);
  if (asText || !value) return { json: JSON.stringify(text), judged: judged(parsePageDocument(text)) };
  return { json: text, judged: judged(validatePageDocument(value.value)) };
}

afterAll(() => {
  process.stdout.write(`documents ${JSON.stringify({ seed, statuses: Object.fromEntries(statuses) })}\n`);
  expect(logged).toEqual([]);
  expect(Math.max(...statuses.keys())).toBeLessThan(500);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(ownKeys);
});

describe('generated and hostile documents: no server error, and the panel agrees with the server', () => {
  describe('some of each', () => testDocuments([...hostile, ...generated].filter((_, i) => i % 8 === 0)));
  describe('all', { tags: 'all' }, () => testDocuments([...hostile, ...generated]));
});

function testDocuments(texts: readonly string[]) {
  beforeAll(async () => {
    await db.delete(pages);
    const ids = ['edited', ...Array.from({ length: LANES }, (_, lane) => `saved${lane}`)];
    await db.insert(pages).values(ids.map((id) => pageRow('zest', id, { draft: samplePage() })));
  });

  test('on import', { timeout: TIMEOUT }, () =>
    inLanes(texts, async (i, text) => {
      const { json, judged: read } = inBody(text, i % 2 === 0);
      const own = withLinks(read);
      const body = `{"path":"/imported/${i}","from":{"document":${json}}}`;
      const answer = await call('POST', endpoints.createPage.path, body);
      if ('code' in own) return expect([text, ...told(answer)]).toEqual([text, ...wanted(own)]);
      expect(answer).toMatchObject({ status: 200 });
      await expectStored(answer.data.id, own.document);
      await db.delete(pages).where(eq(pages.id, answer.data.id));
    }),
  );

  test('on saving and publishing', { timeout: TIMEOUT }, () => {
    const revs = Array<number>(LANES).fill(1);
    return inLanes(texts, async (i, text, lane) => {
      const { json, judged: own } = inBody(text, i % 2 === 1);
      const [problem] = 'document' in own ? validateModules(own.document, manifest) : [own];
      const path = endpointUrl(savePage, { params: { id: `saved${lane}` } });
      const answer = await call('PUT', path, `{"rev":${revs[lane]},"document":${json}}`);
      if (problem) return expect([text, ...told(answer)]).toEqual([text, ...wanted(problem)]);
      expect(answer).toMatchObject({ status: 200 });
      revs[lane] = answer.data.rev;
    });
  });

  test('on pasting and restoring', { timeout: TIMEOUT }, async () => {
    const path = endpointUrl(endpoints.sendEdits, { params: { id: 'edited' } });
    let [document, rev] = [samplePage(), 1];
    const readable = texts.filter((text) => parsedValue(text));
    for (let from = 0; from < readable.length; from += 10) {
      const commands = readable.slice(from, from + 10).flatMap((text, i) => {
        const restore = `{"type":"replaceDocument","document":${text}}`;
        return [restore, pasteOf(parsedValue(text)?.value, `p${from + i}`)];
      });
      const edits = commands.map(
        (command, i) => `{"id":"${from}-${i}","base":${rev},"commands":[${command}]}`,
      );
      const { status, data } = await call('POST', path, `{"clientId":"w","edits":[${edits.join()}]}`);
      expect(status).toBe(200);
      for (const [i, command] of commands.entries()) {
        const own = withLinks(applied(document, JSON.parse(command)), document);
        const { code, path: at } = { code: undefined, path: undefined, ...own };
        const problem = data.results[i].problem;
        expect([command, problem?.code, problem?.path]).toEqual([command, code, at]);
        if ('document' in own) document = own.document;
      }
      rev = data.rev;
      await expectStored('edited', document);
    }
  });
}

async function expectStored(id: string, document: PageDocument): Promise<void> {
  const [stored] = await db.select({ draft: pages.draft }).from(pages).where(eq(pages.id, id));
  expect(sameJson(stored?.draft, JSON.parse(JSON.stringify(document)))).toBe(true);
}

/** Clipboard text with the first of a document's modules, with a new id and without children. */
function pasteOf(value: unknown, id: string): string {
  const { nodes } = { nodes: undefined, ...(value as object | null) };
  const [node] = Object.values(nodes ?? {});
  const renamed = isRecord(node) ? { ...node, id, slots: {} } : node;
  const command = {
    type: 'insertTree',
    nodes: { [id]: scanValue(renamed) ? null : renamed },
    root: id,
    to: { slot: 'main' },
  };
  return JSON.stringify(command);
}

/** Result of the panel for the command. */
function applied(document: PageDocument, command: Command): { document: PageDocument } | Problem {
  try {
    const next = applyCommand(document, command).document;
    const isTooLarge = Buffer.byteLength(JSON.stringify(next)) > LIMITS.bytes;
    return isTooLarge ? { code: 'DOCUMENT_TOO_LARGE', path: [] } : { document: next };
  } catch (error) {
    if (error instanceof CommandError) return error.problem;
    throw error;
  }
}
