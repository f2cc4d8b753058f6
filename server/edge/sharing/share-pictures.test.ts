import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sharePicturePath } from '#locales/format/share-picture.ts';
import { HOSTILE_HTML } from '#schemas/content/hostile.fixtures.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { drawMedia } from '#seed/draw/draw-media.ts';
import * as tables from '../../domain/catalogue/schema.ts';
import type { DealWords } from '../../domain/sharing/deal-words.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { openTestApi } from '../api/api.fixtures.ts';
import * as rows from '../api/rows.fixtures.ts';
import { drawDealPicture } from './deal-picture.ts';
import { createSharePictures } from './share-pictures.ts';

const zest = tenantFixture('zest');
const { db, api } = await openTestApi([zest]);
const dataDir = await mkdtemp(join(tmpdir(), 'share-'));
const log = { warn: vi.fn() };
const draw = vi.fn(drawDealPicture);
const answer = createSharePictures({ dataDir, drawMedia, log, draw });

const server = createServer(async (request, response) => {
  if (!(await answer(request, response, toTenantPublic(zest), api.forPages(tenantScope(zest)))))
    response.writeHead(404).end();
});
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await db.insert(tables.goods).values(rows.goodsRow('zest', 'one'));
  await db.insert(tables.deals).values([
    rows.dealRow('zest', 'fan', {
      goodsId: 'one',
      code: 'fan',
      title: { th: 'พัดลมตั้งพื้น', en: 'A fan' },
      picture: '/media/zest/goods/fan-12.svg',
    }),
    rows.dealRow('zest', 'odd', { goodsId: 'one', code: 'odd', picture: '/media/zest/goods/none' }),
  ]);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true });
});
beforeEach(() => void draw.mockClear());

test('a deal’s picture is a JPEG of the declared size, drawn once', async () => {
  const path = sharePicturePath('en', 'fan', '1');
  const [first, second] = await Promise.all([get(path), get(path)]);
  expect(first.headers.get('content-type')).toBe('image/jpeg');
  const { width, height, format } = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([1_200, 630, 'jpeg']);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  await get(path);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(draw.mock.lastCall?.[0]).toMatchObject({ title: 'A fan', lang: 'en' });
  expect(draw.mock.lastCall?.[1]).toBeInstanceOf(Buffer);
  const again = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('another language or price gives another picture; an unreadable product picture is left out', async () => {
  const tagOf = async (path: string) => (await get(path)).headers.get('etag');
  const thai = await tagOf(sharePicturePath('th', 'fan', '1'));
  expect(thai).not.toBe(await tagOf(sharePicturePath('en', 'fan', '1')));
  await db.update(tables.deals).set({ currentPrice: 12_300 });
  expect(await tagOf(sharePicturePath('th', 'fan', '1'))).not.toBe(thai);
  draw.mockClear();
  expect((await get(sharePicturePath('th', 'odd', '1'))).status).toBe(200);
  expect(draw.mock.lastCall?.[1]).toBeUndefined();
});

test('a reduction is drawn with the price before it while it holds; the shop’s list price never', async () => {
  const reduced = {
    currentPrice: 75_000,
    originalPrice: 199_000,
    priceReduction: 25_000,
    priceDeductRate: 0.25,
    storyUntil: new Date(Date.now() + 3_600_000),
    expiresAt: null as Date | null,
  };
  const drawn = async (over: Partial<typeof reduced>) => {
    await db.update(tables.deals).set({ ...reduced, ...over });
    expect((await get(sharePicturePath('en', 'fan', '1'))).status).toBe(200);
    return draw.mock.lastCall?.[0];
  };
  expect(await drawn({})).toMatchObject({ price: '฿750', reduction: '฿250 (25%) off ฿1,000' });
  const over = new Date(Date.now() - 1_000);
  for (const end of [{ storyUntil: over }, { expiresAt: over, currentPrice: 74_900 }]) {
    const words = await drawn(end);
    expect(words).toMatchObject({ reduction: '' });
    expect(JSON.stringify(words)).not.toMatch(/%|1,990/);
  }
});

test.each(['/share/th/content/none.jpg', '/share/fr/content/fan.jpg', '/share/th/content/%ff.jpg', '/share'])(
  '%s has no picture',
  async (path) => expect((await get(path)).status).toBe(404),
);

test('a held price is on no picture, and a range is drawn whole', async () => {
  const drawn = async (over: object) => {
    await db.update(tables.deals).set({ currentPrice: 100, maxPrice: 15_800, ...over });
    draw.mockClear();
    await get(sharePicturePath('en', 'fan', '1'));
    return draw.mock.lastCall?.[0].price;
  };
  expect(await drawn({ held: 'TOO_LOW' })).toBe('');
  expect(await drawn({ held: 'BAIT' })).toBe('฿1 – ฿158');
  await db.update(tables.deals).set({ currentPrice: 12_300, maxPrice: null, held: null });
});

test('no text breaks the drawing, and a long one fits', async () => {
  const words: DealWords = {
    lang: 'th',
    site: 'Zest',
    title: '',
    price: '฿1,299',
    reduction: 'ลด ฿700 (35%) จาก ฿1,999',
    colour: '#c30',
  };
  for (const title of [
    ...HOSTILE_HTML.filter((_, index) => index % 8 === 0),
    '',
    'W'.repeat(500),
    '👩‍👩‍👧‍👦'.repeat(200),
    'ที่สุด'.repeat(100),
    '\ud800<&',
  ])
    expect((await sharp(await drawDealPicture({ ...words, title }, undefined)).metadata()).height).toBe(630);
});
