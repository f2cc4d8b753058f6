import type { Page } from 'playwright/test';
import type { JournalEntry } from '#server/edge/api/journal.ts';
import { checklist } from '../checklist.ts';
import { journal } from '../support/rig.ts';
import { test } from '../support/server-test.ts';
import { expect } from './test.ts';

/** Caller: a page being rendered, or the browser of a guest or a member. */
type Caller = 'page' | 'guest' | 'member';

/** Expected query and body of a call. Without a `body` it sends an empty object, or none as GET (N3). */
export type Call = { by: Caller; query?: object; body?: object };
/** Rows of the checklist's call list (§1.21), each with its calls. */
export type CallRows = Record<string, Call | Call[]>;

/** Any body, for calls whose body the specifications don't show. */
export const ANY_BODY = expect.any(Object);

const randomId = expect.stringMatching(/^[0-9a-f]{32}$/);
const everywhere = { 'accept-language': expect.stringMatching(/^(th|en|id)$/), platform: 'Web' };
const inBrowsers = {
  ...everywhere,
  'x-request-id': randomId,
  'ccaop-x-d': randomId,
  'user-pseudo-id': randomId,
};
const JSON_TYPE = { 'content-type': 'application/json' };
/** Headers of every call (N2). A page is shared by many visitors: it has neither a device nor a visitor. */
const HEADERS: Record<Caller, Record<string, unknown>> = {
  page: { ...everywhere, 'x-request-id': expect.stringMatching(/^[\w-]{32,36}$/) },
  guest: inBrowsers,
  member: { ...inBrowsers, authorization: '[redacted]' },
};

/** Response to the browser's next call of this path; start it before the action that makes the call. */
export const answerOf = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path));

/** Adds one test for each row about the calls made since a time: method, address, headers and bodies. */
export function testCalls(rows: CallRows, since: () => number): void {
  for (const [row, calls] of Object.entries(rows)) {
    const { title = '' } = checklist.find(({ id }) => id === row) ?? {};
    const [method = '', path = ''] = title.split(' ');
    test(`[${row}] ${title}`, async ({ server }) => {
      for (const { by, query = {}, body = {} } of [calls].flat()) {
        const headers = expect.objectContaining({ ...HEADERS[by], ...(method !== 'GET' && JSON_TYPE) });
        const expected = { query, headers, body: method === 'GET' ? '' : body };
        const seen = async () => carried(await journal(server, since()), by, method, path);
        await expect.poll(seen).toContainEqual(expected);
      }
    });
  }
}

/** Requests to this address by a caller. */
function carried(entries: readonly JournalEntry[], by: Caller, method: string, path: string) {
  const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const origin = by === 'page' ? 'server' : 'browser';
  return entries
    .filter((entry) => entry.origin === origin && entry.method === method && pattern.test(entry.path))
    .map(({ query, headers, body }) => ({ query, headers, body: parsed(body) }));
}

/** Parsed body; the journal cuts long ones, and has none before the response. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
