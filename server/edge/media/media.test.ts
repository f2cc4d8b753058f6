import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawMedia } from '#seed/draw/draw-media.ts';
import { diskStore } from '../../platform/media/media-store.ts';
import { renderMedia } from '../../platform/media/render.ts';
import { createMedia, type MediaOptions } from './media.ts';

let dataDir: string;
let server: Server | undefined;
const log = { error: vi.fn() };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  await rm(dataDir, { recursive: true });
});

async function open(options: Partial<MediaOptions> = {}) {
  const media = createMedia({ dataDir, drawMedia, log, ...options });
  server = createServer((request, response) => {
    if (!media(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);
}

const FAN = '/media/zest/goods/fan-12.svg';

describe('pictures', () => {
  test('a drawing is sent as webp or jpg in the requested size, never as SVG', async () => {
    const get = await open();
    for (const [format, type, name] of [
      ['webp', 'image/webp', 'webp'],
      ['jpg', 'image/jpeg', 'jpeg'],
    ]) {
      const response = await get(`${FAN}@450x450q70.${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual([name, 450, 450]);
    }
    expect((await get(FAN)).headers.get('content-type')).toBe('image/webp');
  });

  test('members’ pictures come from the store, and are no longer served after deletion', async () => {
    const key = 'zest/avatars/0123456789abcdef01234567.webp';
    const square = sharp({ create: { width: 512, height: 512, channels: 3, background: '#c9360e' } });
    const kept = new Map([[key, await square.webp().toBuffer()]]);
    const store = {
      ...diskStore(dataDir),
      has: async (name: string) => kept.has(name),
      read: async (name: string) => kept.get(name) ?? Promise.reject(new Error('gone')),
    };
    const get = await open({ store });
    const response = await get(`/media/${key}@200x200q70.webp`);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(200);
    kept.clear();
    expect((await get(`/media/${key}@200x200q70.webp`)).status).toBe(404);
  });

  test('a side of 0 keeps the proportions', async () => {
    const get = await open();
    const response = await get('/media/zest/topics/tent-4.svg@0x750q40.webp');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([picture.width, picture.height]).toEqual([563, 750]);
  });

  test('products are shown completely on white, covers fill their box', async () => {
    const get = await open();
    const corner = async (path: string) => {
      const data = Buffer.from(await (await get(path)).arrayBuffer());
      const pixel = await sharp(data)
        .extract({ left: 2, top: 300, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      return [...pixel];
    };
    for (const value of await corner('/media/zest/goods/fan-12-2.svg@800x600q100.webp'))
      expect(value).toBeGreaterThan(250);
    expect(Math.min(...(await corner('/media/zest/banners/mega-sale.svg@800x600q100.webp')))).toBeLessThan(
      100,
    );
  });

  test('a stored file takes precedence over a drawing, and a changed file changes the response', async () => {
    const get = await open();
    const file = join(dataDir, 'media/zest/goods/fan-12.svg');
    const red = { create: { width: 8, height: 8, channels: 3 as const, background: '#ff0000' } };
    await mkdir(join(dataDir, 'media/zest/goods'), { recursive: true });
    await writeFile(file, await sharp(red).png().toBuffer());
    const first = await get(`${FAN}@50x50q100.webp`);
    const { dominant } = await sharp(Buffer.from(await first.arrayBuffer())).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(60);
    await rm(file);
    expect((await get(`${FAN}@50x50q100.webp`)).headers.get('etag')).not.toBe(first.headers.get('etag'));
  });
});

describe('the server', () => {
  test('ignores other addresses and refuses unknown pictures and methods', async () => {
    const get = await open();
    expect((await get('/elsewhere')).status).toBe(418);
    for (const path of [
      '/media/zest/goods/spaceship-1.svg@50x50q70.webp',
      '/media/zest/goods/fan-12.svg@51x51q70.webp',
      '/media/zest/..%2f..%2fetc/passwd@50x50q70.webp',
      '/media/',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const post = await get(`${FAN}@50x50q70.webp`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD has the headers without the picture, and a known ETag is answered with 304', async () => {
    const get = await open();
    const whole = await get(`${FAN}@100x100q70.webp`);
    const head = await get(`${FAN}@100x100q70.webp`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = whole.headers.get('etag') ?? '';
    const again = await get(`${FAN}@100x100q70.webp`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test('draws each picture once for all visitors, also after a restart', async () => {
    const render = vi.fn(renderMedia);
    const get = await open({ render });
    await Promise.all(Array.from({ length: 20 }, () => get(`${FAN}@100x100q70.webp`)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(await readdir(join(dataDir, 'media-cache'))).toHaveLength(1);
    server?.close();
    const afterRestart = await open({ render });
    expect((await afterRestart(`${FAN}@100x100q70.webp`)).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('a picture that failed once is drawn on the next request', async () => {
    const render = vi.fn(renderMedia).mockRejectedValueOnce(new Error('out of memory'));
    const get = await open({ render });
    expect((await get(`${FAN}@100x100q70.webp`)).status).toBe(500);
    expect((await get(`${FAN}@100x100q70.webp`)).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('answers 503 with Retry-After when too many wait, and recovers', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const get = await open({
      concurrency: 1,
      queueLimit: 1,
      render: async () => gate.then(() => Buffer.from('picture')),
    });
    const sizes = [50, 100, 150, 200];
    const answers = Promise.all(sizes.map((size) => get(`${FAN}@${size}x${size}q70.webp`)));
    await vi.waitFor(async () => {
      const extra = await get(`${FAN}@500x500q70.webp`);
      expect([extra.status, extra.headers.get('retry-after')]).toEqual([503, '1']);
    });
    release();
    expect((await answers).filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(2);
    expect((await get(`${FAN}@300x300q70.webp`)).status).toBe(200);
  });

  test('a broken or oversized file fails only for itself', async () => {
    const get = await open();
    await mkdir(join(dataDir, 'media/zest'), { recursive: true });
    await writeFile(join(dataDir, 'media/zest/broken.png'), 'no picture');
    await writeFile(
      join(dataDir, 'media/zest/huge.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>',
    );
    await writeFile(join(dataDir, 'media/zest/heavy.png'), '');
    await truncate(join(dataDir, 'media/zest/heavy.png'), 21_000_000);
    expect((await get('/media/zest/broken.png@50x50q70.webp')).status).toBe(500);
    expect((await get('/media/zest/heavy.png@50x50q70.webp')).status).toBe(404);
    expect((await get('/media/zest/huge.svg@50x50q70.webp')).status).toBe(500);
    expect((await get(`${FAN}@50x50q70.webp`)).status).toBe(200);
  });
});
