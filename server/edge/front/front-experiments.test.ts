import { describe, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { RunningExperiment } from '../../domain/pages/experiments/running.ts';
import { visitorsOfTests } from '../../domain/pages/experiments/visitor.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { pageRequest } from '../next-adapter/page-request.ts';
import { directory, startFront } from './front.fixtures.ts';
import type { FrontParts } from './front.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64)';
const CDN_PRIVATE = {
  'cache-control': 'private, max-age=0, must-revalidate',
  'surrogate-control': 'no-store',
};

const running: RunningExperiment = {
  tenantId: 'zest',
  id: 'x1',
  seed: 'seed',
  arms: [
    { version: 1, weight: 50 },
    { version: 2, weight: 50 },
  ],
  goalNode: null,
  startedAt: new Date(),
  path: '/ลดราคา',
};

/** A front of a tenant with an experiment at `/ลดราคา`, whose pages tell the experiment and the number of their render. */
async function start({ isKeyedByCdn = false, mode = 'off' as 'off' | 'opt-in' | 'opt-out' } = {}) {
  let renders = 0;
  const next: FrontParts['next'] = async (_, response) => {
    const { answer, experiment } = pageRequest();
    answer.lifetime = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 60 };
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`${experiment ?? 'none'} ${++renders}`);
  };
  const tenants = directory(tenantFixture('zest', { consent: { mode } }), tenantFixture('guide'));
  const at = (tenantId: string, path: string) =>
    tenantId === running.tenantId && path === running.path ? running : undefined;
  const { get } = await startFront({
    next,
    tenants,
    experiments: { at, isKeyedByCdn, visitors: visitorsOfTests },
  });
  const visit = async (cookie = '', headers: Record<string, string> = {}) => {
    const answer = await get(encodeURI(running.path), { 'user-agent': AGENT, cookie, ...headers });
    const [line = ''] = answer.headers['set-cookie'] ?? [];
    return { ...answer, shown: answer.body.toString(), line, given: line.split(';')[0] ?? '' };
  };
  return { get, visit };
}

/** Cookies of visitors, one for each arm. */
async function visitorOfEachArm(visit: Awaited<ReturnType<typeof start>>['visit']) {
  const cookies: string[] = [];
  // A hundred visitors in one arm would be a fault.
  for (let i = 0; i < 100 && !(cookies[0] && cookies[1]); i++) {
    const { shown, given } = await visit();
    cookies[shown.startsWith('x1:1') ? 1 : 0] = given;
  }
  return cookies as [string, string];
}

describe('a page with an experiment', () => {
  test('gives a visitor an id that scripts can’t read, and always the same arm', async () => {
    const { visit } = await start();
    const first = await visit();
    expect(first.line).toMatch(
      /^experiment-visitor=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/,
    );
    const again = await visit(first.given);
    expect([again.shown, again.line]).toEqual([first.shown, '']);
  });

  test('is cached once for each arm', async () => {
    const { visit } = await start();
    const [a, b] = await visitorOfEachArm(visit);
    const shown = await Promise.all([a, b, a, b].map(async (cookie) => (await visit(cookie)).shown));
    expect(new Set(shown).size).toBe(2);
    expect([shown[0], shown[1]]).toEqual([shown[2], shown[3]]);
    expect((await visit(b)).headers['x-cache']).toBe('hit');
  });

  test('is private, so that no CDN mixes the arms', async () => {
    const { visit } = await start();
    const { given, headers } = await visit();
    expect(headers).toMatchObject(CDN_PRIVATE);
    expect((await visit(given)).headers).toMatchObject(CDN_PRIVATE);
    expect(headers['surrogate-key']).toBeUndefined();
  });

  test('is public for known visitors if the CDN’s key has the cookie, never with a new id', async () => {
    const { visit } = await start({ isKeyedByCdn: true });
    const { given, headers } = await visit();
    expect(headers).toMatchObject(CDN_PRIVATE);
    const known = (await visit(given)).headers;
    expect(known['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(known['surrogate-control']).toContain('max-age=60');
  });

  test('replaces an id that isn’t signed for the shop, by a private response', async () => {
    const { visit } = await start({ isKeyedByCdn: true });
    const { given } = await visit();
    const [id = '', signature = ''] = given.split('=')[1]?.split('.') ?? [];
    const other = visitorsOfTests.armFor(running, tenantScope(tenantFixture('guide')), {
      'user-agent': AGENT,
    });
    const forged = [
      id,
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      `${'B'.repeat(22)}.${signature}`,
      other.setCookie?.split(/[=;]/)[1],
    ];
    for (const value of forged) {
      const { given: next, headers } = await visit(`experiment-visitor=${value}`);
      expect(next).toMatch(/^experiment-visitor=[\w-]{22}\.[\w-]{43}$/);
      expect(next).not.toContain(id);
      expect(headers).toMatchObject(CDN_PRIVATE);
    }
  });

  test.each([
    ['a machine', '', { 'user-agent': 'Googlebot/2.1' }],
    ['an operator', 'operator.session_token=x', {}],
    ['an operator by https', 'a=1; __Secure-operator.session_token=x', {}],
  ])('shows %s the first arm, without an id', async (_, cookie, headers) => {
    const { visit } = await start();
    const [, b] = await visitorOfEachArm(visit);
    const { shown, line } = await visit(cookie, headers);
    expect([shown.slice(0, 4), line]).toEqual(['x1:0', '']);
    const known = await visit(`${cookie}; ${b}`, headers);
    expect(known.shown).toMatch(/^x1:0/);
    expect(known.line).toContain('experiment-visitor=; Path=/; Max-Age=0');
  });

  test.each([
    ['opt-in', '', {}, false],
    ['opt-in', 'analytics-consent=granted', {}, true],
    ['opt-in', 'analytics-consent=denied', {}, false],
    ['opt-out', '', {}, true],
    ['opt-out', '', { 'sec-gpc': '1' }, false],
    ['opt-out', 'analytics-consent=denied', {}, false],
    ['opt-out', 'analytics-consent=granted', { 'sec-gpc': '1' }, true],
    ['off', 'analytics-consent=denied', {}, true],
  ] as const)('asks consent as observing does: %s %s %j', async (mode, cookie, headers, takesPart) => {
    const { visit } = await start({ mode });
    const { line, shown } = await visit(cookie, headers);
    expect(line !== '').toBe(takesPart);
    if (!takesPart) expect(shown).toMatch(/^x1:0/);
  });
});

test('pages without an experiment, and other tenants’ at its path, are as before', async () => {
  const { get } = await start();
  for (const [path, host] of [
    ['/other', 'zest.localhost'],
    [encodeURI(running.path), 'guide.localhost'],
  ] as const) {
    const { headers, body } = await get(path, { host, 'user-agent': AGENT });
    expect(body.toString()).toMatch(/^none/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});
