import { describe, expect, it, vi } from 'vitest';
import { ownProfile } from '#schemas/api/account.ts';
import { brandByCode, homeBrands, secretKeys } from '#schemas/api/integration.ts';
import { collect, createReply } from '#schemas/api/interaction.ts';
import { uploadMedia } from '#schemas/api/invented/media-library.ts';
import { recommendedDeals } from '#schemas/api/search.ts';
import { createApiClient, deduplicated } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { createSnapshots } from './snapshots.ts';

const ok = (data: unknown) => Response.json({ success: true, code: '200', message: '', data });

function client(
  fetch: (request: Request) => Promise<Response>,
  timeoutMs = 1_000,
  snapshots?: ReturnType<typeof createSnapshots>,
) {
  return createApiClient({
    base: 'http://shop.test/api',
    fetch,
    headers: () => ({ 'Accept-Language': 'th' }),
    timeoutMs,
    ...(snapshots && { snapshots }),
  });
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: ApiError) => ({ code: error.code, status: error.status }),
  );

describe('createApiClient', () => {
  it('treats a body that isn’t JSON as a success without data', async () => {
    const html = client(async () => new Response('<html>'));
    const body = { subjectId: '1', subjectType: 'GOODS' as const };
    expect(await html.call(collect, { body })).toBeNull();
  });

  it('repeats a write that failed on its way with its request id, and another one with its own', async () => {
    const ids: (string | null)[] = [];
    let number = 0;
    const answers = [new Error('lost'), new Response('', { status: 503 }), ok({ id: '1' }), ok({ id: '2' })];
    const api = createApiClient({
      base: 'http://shop.test/api',
      fetch: async (request) => {
        ids.push(request.headers.get('x-request-id'));
        const answer = answers[ids.length - 1] ?? ok({ id: '3' });
        if (answer instanceof Error) throw answer;
        return answer;
      },
      headers: () => ({ 'x-request-id': `request-${++number}` }),
      timeoutMs: 1_000,
    });
    const body = { subjectId: '1', subjectType: 'GOODS' as const, content: 'Good' };
    for (let i = 0; i < 4; i++) await api.call(createReply, { body }).catch(() => undefined);
    await api.call(createReply, { body: { ...body, content: 'Better' } }).catch(() => undefined);
    expect(ids).toEqual(['request-1', 'request-1', 'request-1', 'request-4', 'request-5']);
  });

  it('sends `{}` with a POST that has no body', async () => {
    const bodies: string[] = [];
    await client(async (request) => {
      bodies.push(request.method, await request.text(), request.headers.get('content-type') ?? '');
      return ok([]);
    }).call(homeBrands, {});
    expect(bodies).toEqual(['POST', '{}', 'application/json']);
  });

  it('returns the data described by the contract', async () => {
    const page = { content: [{ id: 7, code: 'd7', labels: [] }], totalElements: '1', hasNext: false };
    const answer = await client(async () => ok(page)).call(recommendedDeals, { body: {} });
    expect(answer).toMatchObject({ content: [{ id: '7' }], totalElements: 1 });
  });

  it.each([
    [
      'the server’s own code',
      async () => Response.json({ success: false, code: '401', message: 'no' }, { status: 401 }),
      '401',
      401,
    ],
    ['a success without data', async () => new Response('<html>'), 'NO_DATA', 200],
    ['data that breaks the contract', async () => ok({ content: 'x' }), 'BAD_RESPONSE', 200],
    ['a broken connection', async () => Promise.reject(new TypeError('fetch failed')), 'TRANSPORT', 0],
  ] as const)('reports %s', async (_, fetch, code, status) => {
    expect(await failureOf(client(fetch).call(recommendedDeals, { body: {} }))).toEqual({ code, status });
  });

  it('rejects at its time limit, even if the fetch ignores the signal', async () => {
    const hang = () => new Promise<Response>(() => undefined);
    expect(await failureOf(client(hang, 20).call(homeBrands, {}))).toEqual({ code: 'TIMEOUT', status: 0 });
  });

  it('has four times the time limit for a file', async () => {
    vi.spyOn(AbortSignal, 'timeout');
    const timeouts = () => vi.mocked(AbortSignal.timeout).mock.calls.flat();
    const api = client(async () => ok(null), 15_000);
    await api.call(uploadMedia, { query: { name: 'x.png' }, file: new Blob(['x']) }).catch(() => undefined);
    await api.call(homeBrands, {}).catch(() => undefined);
    expect(timeouts()).toEqual([60_000, 15_000]);
    vi.restoreAllMocks();
  });
});

describe('with snapshots', () => {
  const brand = { id: '1', code: 'b', name: 'B' };
  const ask = (api: ReturnType<typeof client>, signal?: AbortSignal) =>
    api.call(brandByCode, { query: { code: 'b' } }, signal && { signal });

  it('sends one request for equal GETs, and gives every caller a copy of the response', async () => {
    const fetch = vi.fn(async () => ok(brand));
    const api = client(fetch, 1_000, createSnapshots());
    const [first, second] = await Promise.all([ask(api), ask(api)]);
    expect(first).toEqual(second);
    expect(first).not.toBe(second);
    expect(fetch).toHaveBeenCalledOnce();
    await api.call(homeBrands, {}).catch(() => undefined);
    await api.call(homeBrands, {}).catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('continues for the other callers when one has aborted', async () => {
    const api = client(async () => ok(brand), 1_000, createSnapshots());
    const given = new AbortController();
    const [mine, theirs] = [ask(api, given.signal), ask(api)];
    given.abort();
    expect(await failureOf(mine)).toEqual({ code: 'TRANSPORT', status: 0 });
    expect(await theirs).toMatchObject({ name: 'B' });
  });

  it('caches each language and each time of a preview separately', async () => {
    const headers: Record<string, string> = { 'Accept-Language': 'th' };
    const fetch = vi.fn(async () => ok(brand));
    const snapshots = createSnapshots();
    const api = createApiClient({
      base: 'http://shop.test/api',
      fetch,
      headers: () => headers,
      timeoutMs: 1_000,
      snapshots,
    });
    for (const over of [
      {},
      { 'Accept-Language': 'en' },
      { 'X-Preview-Time': '7' },
      { 'X-Preview-Time': '8' },
    ]) {
      Object.assign(headers, over);
      await ask(api);
      await ask(api);
    }
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('doesn’t cache member calls or calls that must be fresh', async () => {
    const fetch = vi.fn(async () =>
      ok({ id: '1', secretKey: 'k'.repeat(42), expireTime: 1, currentTimeMillis: 1 }),
    );
    const api = client(fetch, 1_000, createSnapshots());
    for (const endpoint of [ownProfile, secretKeys])
      for (const _ of [1, 2]) await api.call(endpoint, {}).catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('doesn’t cache failures', async () => {
    const answers = [async () => new Response('', { status: 503 }), async () => new Response('<html>')];
    const api = client(async () => (answers.shift() ?? (async () => ok(brand)))(), 1_000, createSnapshots());
    expect(await failureOf(ask(api))).toEqual({ code: 'BAD_RESPONSE', status: 503 });
    expect(await failureOf(ask(api))).toEqual({ code: 'NO_DATA', status: 200 });
    expect(await ask(api)).toMatchObject({ name: 'B' });
  });
});

describe('deduplicated', () => {
  it('sends equal calls once, and different ones separately', async () => {
    const fetch = vi.fn(async () => ok({ content: [], totalElements: 0, hasNext: false }));
    const api = deduplicated(client(fetch));
    const page = (labelCodes: string[]) => api.call(recommendedDeals, { body: { labelCodes } });
    await Promise.all([page(['A']), page(['A']), page(['B'])]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
