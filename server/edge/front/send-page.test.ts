import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageRequest } from '../next-adapter/page-request.ts';
import { startFront } from './front.fixtures.ts';
import type { FrontParts } from './front.ts';

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';

describe('a page that is sent', () => {
  it('leaves out surrogate keys that an HTTP header cannot hold', async () => {
    const next: FrontParts['next'] = async (_, response) => {
      const { answer } = pageRequest();
      answer.lifetime = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 60 };
      for (const tag of ['page:1', 'page:ลดราคา', 'a\r\nSet-Cookie: x']) answer.tags.add(tag);
      response.end('page');
    };
    const { get } = await startFront({ next });
    const { status, headers } = await get('/brands');
    expect([status, headers['surrogate-key'], headers['set-cookie']]).toEqual([200, 'page:1', undefined]);
  });

  it('lets no CDN store a page whose surrogate keys are too long for a header, and keeps it itself', async () => {
    const next: FrontParts['next'] = async (_, response) => {
      const { answer } = pageRequest();
      answer.lifetime = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 60 };
      for (let id = 0; id < 1_000; id++) answer.tags.add(`zest:deal:${id}`);
      response.end('page');
    };
    const { get } = await startFront({ next });
    await get('/brands');
    const { headers } = await get('/brands');
    expect(headers).toMatchObject({ 'x-cache': 'hit', 'surrogate-control': 'no-store' });
    expect(headers['surrogate-key']).toBeUndefined();
  });

  it('sends the cached bytes in the encoding asked for, with the CDN’s headers', async () => {
    const { get } = await startFront();
    const plain = await get('/en/brands', { 'user-agent': PHONE });
    expect(plain.body.toString()).toBe('zest en h5 phone /brands');
    expect(plain.headers).toMatchObject({
      'x-cache': 'miss',
      'surrogate-key': 't:zest',
      'surrogate-control': 'max-age=60, stale-while-revalidate=60, stale-if-error=60',
    });
    const br = await get('/en/brands', {
      'user-agent': PHONE,
      'accept-encoding': 'gzip, deflate, br',
    });
    expect([br.headers['x-cache'], br.headers['content-encoding']]).toEqual(['hit', 'br']);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.body.toString());
    const gz = await get('/en/brands', { 'user-agent': PHONE, 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gz.body).toString()).toBe(plain.body.toString());
  });

  it('answers 304 to a known ETag, and HEAD without a body', async () => {
    const { get } = await startFront();
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
  });
});
