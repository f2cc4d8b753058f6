import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { updateProfile } from '#schemas/api/account.ts';
import { presignUploads } from '#schemas/api/service-in-one.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { LARGEST_UPLOAD, type UploadType } from '#schemas/uploads.ts';
import { signedIn } from '../../../../domain/members/members.fixtures.ts';
import { members, memberUploads, profileReviews } from '../../../../domain/members/schema.ts';
import { removeUnusedUploads } from '../../../../domain/members/uploads.ts';
import { tenants } from '../../../../platform/db/schema.ts';
import { diskStore } from '../../../../platform/media/media-store.ts';
import { openTestDatabase, testApi } from '../../api.fixtures.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'talat-avatars-'));
afterAll(() => rm(dataDir, { recursive: true }));
const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestDatabase();
await db.insert(tenants).values([zest, guide].map(({ id, ...settings }) => ({ id, settings })));
const { client, send, clock } = testApi(db, { dataDir });

const MINUTE_MS = 60_000;
type Headers = Record<string, string>;
let mali: Headers;

beforeEach(async () => {
  await db.delete(members);
  clock.set(0);
  mali = await signedIn(db, zest, 'mali');
  await rm(join(dataDir, 'media'), { recursive: true, force: true });
});

const drawn = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c9360e' } });
const png = await drawn().png().toBuffer();
const jpeg = await drawn().jpeg().toBuffer();
const gif = await drawn(8, 8).gif().toBuffer();
const script = Buffer.from('<script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

/** The smallest ZIP with a file in it; a JAR is such a ZIP too. */
function zip(): Buffer {
  const data = deflateRawSync('alert(1)');
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), data, end]);
}

const presign = async (headers: Headers, contentType: UploadType, size: number) => {
  const [signed] = await client(zest, headers).call(presignUploads, {
    body: { files: [{ contentType, size }] },
  });
  return signed ?? expect.fail('no address');
};
const put = async (url: string, bytes: Uint8Array, headers: Headers = mali, tenant: Tenant = zest) => {
  const path = url.replace(/^\/api/, '');
  const body = new Uint8Array(bytes);
  const response = await send(tenant, path, { method: 'PUT', headers, body });
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
};
/** Requests a URL for these bytes and uploads them. */
const upload = async (bytes: Uint8Array, contentType: UploadType = 'image/png') => {
  const { url, resourceUrl } = await presign(mali, contentType, bytes.length);
  return { answer: await put(url, bytes), resourceUrl };
};
const storedFiles = () => readdir(join(dataDir, 'media/zest/avatars')).catch(() => []);

describe('[CALL86] a presigned URL', () => {
  test('accepts a picture, which is re-encoded, scaled down and stripped of its metadata', async () => {
    const photo = await drawn()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const signed = await presign(mali, 'image/jpeg', photo.length);
    expect(signed).toMatchObject({ method: 'PUT', headers: { 'Content-Type': 'image/jpeg' } });
    expect(signed.resourceUrl).toMatch(/^\/media\/zest\/avatars\/[a-f0-9]{24}\.webp$/);
    expect(signed.expireTime - Date.now()).toBeLessThanOrEqual(10 * MINUTE_MS);
    expect(await put(signed.url, photo)).toEqual([200, '200']);
    const stored = await sharp(join(dataDir, signed.resourceUrl)).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 341 });
    expect(stored.exif).toBeUndefined();
  });

  test('works once, also for concurrent requests and after a refusal', async () => {
    const { url } = await presign(mali, 'image/png', png.length);
    const answers = await Promise.all([put(url, png), put(url, png)]);
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 403]);
    expect(await put(url, png)).toEqual([403, 'UPLOAD_REFUSED']);
    expect(await storedFiles()).toHaveLength(1);
    const other = await presign(mali, 'image/png', svg.length);
    expect(await put(other.url, svg)).toEqual([422, 'MEDIA_VECTOR']);
    expect(await put(other.url, png.subarray(0, svg.length))).toEqual([403, 'UPLOAD_REFUSED']);
  });

  test('is refused when it has expired, for another member, in another shop and for a guest', async () => {
    const { url } = await presign(mali, 'image/png', png.length);
    expect(await put(url, png, await signedIn(db, zest, 'nid'))).toEqual([403, 'UPLOAD_REFUSED']);
    expect(await put(url, png, await signedIn(db, guide, 'mali'), guide)).toEqual([403, 'UPLOAD_REFUSED']);
    expect(await put(url, png, {})).toEqual([401, '401']);
    clock.set(10 * MINUTE_MS + 1);
    expect(await put(url, png)).toEqual([403, 'UPLOAD_REFUSED']);
    expect(await storedFiles()).toEqual([]);
    clock.set(0);
    expect(await put(url, png)).toEqual([200, '200']);
  });

  test.each([
    ['contentType', 'image/webp'],
    ['size', '1'],
    ['expireTime', String(Date.now() + 3_600_000)],
    ['signature', 'A'.repeat(43)],
  ])('is refused with another %s than was signed', async (name, value) => {
    const { url } = await presign(mali, 'image/png', png.length);
    const forged = new URL(url, 'http://x');
    forged.searchParams.set(name, value);
    expect(await put(forged.pathname + forged.search, png)).toEqual([403, 'UPLOAD_REFUSED']);
    expect(await storedFiles()).toEqual([]);
  });

  test.each([
    ['/files/..%2f..%2fetc%2fpasswd', 422],
    ['/files/%2e%2e', 404],
    ['/files/a/../../../b', 404],
    [`/files/${'0'.repeat(23)}%00`, 422],
    [`/files/${'0'.repeat(24)}.svg`, 422],
  ])('stores only under its key: %s', async (path, status) => {
    const { url } = await presign(mali, 'image/png', png.length);
    const tricked = url.replace(/\/files\/[a-f0-9]+/, path);
    expect((await put(tricked, png))[0]).toBe(status);
    expect(await storedFiles()).toEqual([]);
  });

  test.each([
    [{ contentType: 'image/svg+xml', size: 10 }],
    [{ contentType: 'text/html', size: 10 }],
    [{ contentType: 'image/png', size: LARGEST_UPLOAD + 1 }],
    [{ contentType: 'image/png', size: 0 }],
    [{ contentType: 'image/png', size: -1 }],
    [{ contentType: 'image/png' }],
  ])('isn’t given for %j', async (file) => {
    const response = await send(zest, '/service-in-one/upload/presigned-urls', {
      method: 'POST',
      headers: { ...mali, 'content-type': 'application/json' },
      body: JSON.stringify({ files: [file] }),
    });
    expect([response.status, (await response.json()).code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(await db.select().from(memberUploads)).toEqual([]);
  });

  test('isn’t given to a guest, nor a twenty-first time within an hour', async () => {
    const one = { contentType: 'image/png' as const, size: 10 };
    const ask = (count: number, headers = mali) =>
      client(zest, headers).call(presignUploads, { body: { files: Array(count).fill(one) } });
    await expect(ask(1, {})).rejects.toMatchObject({ code: '401' });
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => ask(5)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await expect(ask(1)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    clock.set(61 * MINUTE_MS);
    await ask(1);
  });
});

const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

describe('refused before it is stored:', () => {
  test.each<[string, Buffer, UploadType?]>([
    ['an SVG', svg],
    ['an SVG behind the start of a PNG', Buffer.concat([png.subarray(0, 8), svg])],
    ['a JPEG that is called a PNG', jpeg],
    ['a PNG that is called a JPEG', png, 'image/jpeg'],
    ['HTML', Buffer.from('<!doctype html><p>x</p>')],
    ['a picture cut off', png.subarray(0, png.length / 2)],
    ['a small file of 144 million pixels', bomb],
    ['HTML behind a JPEG', Buffer.concat([jpeg, Buffer.from('<HTML>')]), 'image/jpeg'],
    ['PHP behind a PNG', Buffer.concat([png, Buffer.from('<?php system($_GET[0]); ?>')])],
    ['a ZIP behind a PNG', Buffer.concat([png, zip()])],
    [
      'a PDF in a JPEG’s comment',
      Buffer.concat([jpeg.subarray(0, 2), comment('%PDF-1.7'), jpeg.subarray(2)]),
      'image/jpeg',
    ],
    [
      'a script in a GIF’s comment',
      Buffer.concat([
        gif.subarray(0, -1),
        Buffer.from([0x21, 0xfe, script.length]),
        script,
        Buffer.from([0, 0x3b]),
      ]),
      'image/gif',
    ],
  ])('%s', async (_, bytes, type) => {
    const cause = expect.stringMatching(/^MEDIA_(?:UNREADABLE|VECTOR|DAMAGED|PIXELS)$/);
    expect((await upload(bytes, type)).answer).toEqual([422, cause]);
    expect(await storedFiles()).toEqual([]);
  });

  test('more or less than was signed', async () => {
    const { url } = await presign(mali, 'image/png', png.length - 1);
    expect(await put(url, png)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const another = await presign(mali, 'image/png', png.length + 1);
    expect(await put(another.url, png)).toEqual([422, 'MEDIA_UNREADABLE']);
    expect(await storedFiles()).toEqual([]);
  });

  test('100 MB, of which only a part is read', async () => {
    const { url } = await presign(mali, 'image/png', png.length);
    const chunk = new Uint8Array(1_024 * 1_024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 100) return controller.close();
        sent += 1;
        controller.enqueue(chunk);
      },
    });
    const init = { method: 'PUT', headers: mali, body, duplex: 'half' } as RequestInit;
    const response = await send(zest, url.replace(/^\/api/, ''), init);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(30);
    const declared = await send(zest, url.replace(/^\/api/, ''), {
      method: 'PUT',
      headers: { ...mali, 'content-length': String(100 * 1_024 * 1_024) },
      body: png,
    });
    expect(declared.status).toBe(413);
    expect(await storedFiles()).toEqual([]);
  });
});

function comment(text: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text)]);
}

describe('[U16] an avatar', () => {
  const save = (avatar: { url: string } | null, headers = mali) =>
    client(zest, headers).call(updateProfile, { body: { avatar } });

  test('is in review as soon as it is saved, and removed at once on request', async () => {
    const { resourceUrl: url } = await upload(png);
    const saved = await save({ url });
    expect(saved.auditResult?.auditItems).toEqual([
      { dataType: 'avatar', dataValue: JSON.stringify({ url }), auditAction: 'AUDITING' },
    ]);
    expect(saved).not.toHaveProperty('avatar');
    await db.update(members).set({ avatar: url });
    const without = await save(null);
    expect(without.auditResult?.auditItems).toEqual([]);
    expect(without).not.toHaveProperty('avatar');
  });

  test('must be a picture that the member has uploaded within half an hour', async () => {
    const { resourceUrl: url } = await upload(png);
    const unsent = await presign(mali, 'image/png', png.length);
    const refused = expect.objectContaining({ code: 'UPLOAD_REFUSED' });
    for (const wrong of [
      unsent.resourceUrl,
      'https://elsewhere.example/a.webp',
      `https://elsewhere.example${url}`,
      url.replace('zest', 'guide'),
      `${url}?x`,
      '/media/zest/uploads/000000000000000000000000.webp',
    ])
      await expect(save({ url: wrong })).rejects.toEqual(refused);
    await expect(save({ url }, await signedIn(db, zest, 'nid'))).rejects.toEqual(refused);
    clock.set(31 * MINUTE_MS);
    await expect(save({ url })).rejects.toEqual(refused);
    expect(await db.select().from(profileReviews)).toEqual([]);
  });
});

test('the job deletes unused pictures; shown and reviewed ones stay', async () => {
  const [unused, reviewed, shown] = [await upload(png), await upload(png), await upload(png)];
  await presign(mali, 'image/png', 10);
  await client(zest, mali).call(updateProfile, { body: { avatar: { url: reviewed.resourceUrl } } });
  await db.update(members).set({ avatar: shown.resourceUrl }).where(eq(members.id, 'mali'));
  const clean = () => removeUnusedUploads({ db, now: clock.now, store: diskStore(dataDir) });
  await clean();
  expect(await storedFiles()).toHaveLength(3);
  clock.set(61 * MINUTE_MS);
  await clean();
  const names = [reviewed, shown].map(({ resourceUrl }) => resourceUrl.split('/').at(-1));
  expect((await storedFiles()).toSorted()).toEqual(names.toSorted());
  expect(await db.select().from(memberUploads)).toHaveLength(2);
  expect(names).not.toContain(unused.resourceUrl.split('/').at(-1));
});
