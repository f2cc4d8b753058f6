import type { Page } from '@playwright/test';
import type { JournalEntry } from '#server/api/journal.ts';
import { checklist } from '../checklist.ts';
import { journal } from '../support/rig.ts';
import { test } from '../support/server-test.ts';
import { expect } from './test.ts';

/** Whose call it is: a page's while it is rendered, or the browser's of a guest or a member. */
type Caller = 'page' | 'guest' | 'member';

/** What one call carries. Without a `body` it sends an empty object, or as GET nothing (N3). */
export type Call = { by: Caller; query?: object; body?: object };
/** Rows of the checklist's call list (§1.21), each with the calls that were made. */
export type CallRows = Record<string, Call | Call[]>;

/** A body that the specifications don't show. */
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
/** What every call carries (N2). A page is many visitors': it has neither a device nor a visitor. */
const HEADERS: Record<Caller, Record<string, unknown>> = {
  page: { ...everywhere, 'x-request-id': expect.stringMatching(/^[\w-]{32,36}$/) },
  guest: inBrowsers,
  member: { ...inBrowsers, authorization: '[redacted]' },
};

/** The answer to the browser's next call of this path; asked for before what makes the call. */
export const answerOf = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path), { timeout: 30_000 });

/** One test for each row, of the calls made since then: their method, address, headers and bodies. */
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

/** What the calls of this address have carried. */
function carried(entries: readonly JournalEntry[], by: Caller, method: string, path: string) {
  const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const origin = by === 'page' ? 'server' : 'browser';
  return entries
    .filter((entry) => entry.origin === origin && entry.method === method && pattern.test(entry.path))
    .map(({ query, headers, body }) => ({ query, headers, body: parsed(body) }));
}

/** The journal cuts long bodies, and has none until the answer. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
