import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { addContent, changeContent } from '#schemas/api/invented/content-desk.ts';
import { archivePage, createPage, openPage, sendEdits } from '#schemas/api/invented/editor-pages.ts';
import {
  cropMedia,
  deleteMedia,
  listMedia,
  mediaCounts,
  moveMedia,
  replaceMedia,
  updateMedia,
  uploadMedia,
} from '#schemas/api/invented/media-library.ts';
import { takeBackEdit } from '#schemas/api/invented/publishing.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { insertLottery } from '../../../../domain/activities/activities.fixtures.ts';
import { lotteryPrizes } from '../../../../domain/activities/schema.ts';
import { tokenHeaders } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { mediaAssets, pages, pageVersions, releases } from '../../../../domain/page-tables/schema.ts';
import { rebuildTenant } from '../../../../domain/pages/rebuild-references.ts';
import { docRefs } from '../../../../domain/references/schema.ts';
import { writeReferences } from '../../../../domain/references/write.ts';
import { tenants } from '../../../../platform/db/schema.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestDatabase, testApi } from '../../api.fixtures.ts';
import { pageRow } from '../../rows.fixtures.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'talat-media-'));
afterAll(() => rm(dataDir, { recursive: true }));
const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db } = await openTestDatabase();
await db.insert(tenants).values([zest, guide].map(({ id, ...settings }) => ({ id, settings })));
const { client } = testApi(db, { dataDir });
const api = client(zest, await tokenHeaders(db, zest, 'pages:write', 'content:write'));
const ofGuide = client(guide, await tokenHeaders(db, guide, 'pages:write'));

const drawn = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c9360e' } });
const upload = (bytes: Uint8Array, name = 'a.jpg') =>
  api.call(uploadMedia, { query: { name }, file: new Blob([new Uint8Array(bytes)]) });
const stored = (url: string) => readFile(join(dataDir, url));
const exists = (url: string) =>
  access(join(dataDir, url)).then(
    () => true,
    () => false,
  );

const png = await drawn().png().toBuffer();
const jpeg = await drawn().jpeg().toBuffer();
const gif = await drawn().gif().toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);

const usedBy = (fromId: string, url: string, tenantId = 'zest') =>
  ({
    tenantId,
    fromKind: 'page',
    fromId,
    state: 'draft',
    node: '',
    field: 'meta.image',
    toKind: 'MEDIA',
    toId: url,
  }) as const;

describe('accepted uploads', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s, re-encoded as WebP', async (format) => {
    const asset = await upload(await drawn().toFormat(format).toBuffer(), `ชุดเดรส.${format}`);
    expect(asset).toMatchObject({
      name: `ชุดเดรส.${format}`,
      contentType: 'image/webp',
      width: 40,
      height: 20,
    });
    expect(asset.url).toMatch(/^\/media\/zest\/uploads\/[a-f0-9]{24}\.webp$/);
    expect((await sharp(await stored(asset.url)).metadata()).format).toBe('webp');
  });

  test('an animation, reduced to its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { url, height } = await upload(gif);
    expect(height).toBe(8);
    const [red, green] = await sharp(await stored(url))
      .raw()
      .toBuffer();
    expect([(red ?? 0) > 200, (green ?? 255) < 60]).toEqual([true, true]);
  });

  test('a photograph, turned upright and without its metadata', async () => {
    const photo = await drawn()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url, width, height } = await upload(photo);
    expect([width, height]).toEqual([20, 40]);
    expect((await sharp(await stored(url)).metadata()).exif).toBeUndefined();
  });
});

describe('hostile uploads', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'MEDIA_UNREADABLE'],
    ['an SVG', svg, 'MEDIA_VECTOR'],
    ['an SVG behind the start of a PNG', Buffer.concat([png.subarray(0, 8), svg]), 'MEDIA_DAMAGED'],
    ['an SVG behind the start of a JPEG', Buffer.concat([jpeg.subarray(0, 3), svg]), 'MEDIA_DAMAGED'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'MEDIA_UNREADABLE'],
    ['a script that starts like a GIF', Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), 'MEDIA_DAMAGED'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'MEDIA_UNREADABLE'],
    ['a ZIP', Buffer.from('PK\x03\x04'), 'MEDIA_UNREADABLE'],
    ['HEIC', heic, 'MEDIA_HEIC'],
    ['a picture cut off', jpeg.subarray(0, jpeg.length / 2), 'MEDIA_DAMAGED'],
    [
      'a PNG with a broken part',
      Buffer.concat([png.subarray(0, 45), Buffer.alloc(20), png.subarray(65)]),
      'MEDIA_DAMAGED',
    ],
    ['a small file of 144 million pixels', bomb, 'MEDIA_PIXELS'],
  ])('%s is refused with its cause', async (_, bytes, code) => {
    await expect(upload(bytes)).rejects.toMatchObject({ code, status: 422 });
  });

  test.each([
    ['HTML behind a JPEG', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])],
    ['a ZIP behind a PNG', Buffer.concat([png, Buffer.from('PK\x03\x04<script>alert(1)</script>')])],
    [
      'a script in a GIF’s comment',
      Buffer.concat([
        gif.subarray(0, -1),
        Buffer.from([0x21, 0xfe, 25]),
        Buffer.from('<script>alert(1)</script>'),
        Buffer.from([0, 0x3b]),
      ]),
    ],
    [
      'a script in a JPEG’s comment',
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, 27]),
        Buffer.from('<script>alert(1)</script>'),
        jpeg.subarray(2),
      ]),
    ],
  ])('%s: only the pixels are kept', async (_, bytes) => {
    const { url } = await upload(bytes);
    const data = await stored(url);
    expect(data.includes('script')).toBe(false);
    expect(data.includes('PK\x03\x04')).toBe(false);
  });

  test('a name is never used as a path', async () => {
    const { url, name } = await upload(png, '../../../etc/cron.d/x.php');
    expect(name).toBe('../../../etc/cron.d/x.php');
    expect(url).toMatch(/^\/media\/zest\/uploads\/[a-f0-9]{24}\.webp$/);
  });

  test('more than 10 MB is refused before all of it is read', async () => {
    const large = Buffer.concat([png, Buffer.alloc(10 * 1_024 * 1_024)]);
    await expect(upload(large)).rejects.toMatchObject({ status: 413 });
  });
});

test('the list is newest first, paged, and searched by name', async () => {
  const other = ofGuide;
  const bytes = new Blob([new Uint8Array(await drawn().png().toBuffer())]);
  for (const name of ['Banner 11.11', 'ปั๊มน้ำ', 'banner 12%'])
    await other.call(uploadMedia, { query: { name }, file: bytes });
  const names = async (query: { page?: number; size?: number; name?: string }) =>
    (await other.call(listMedia, { query })).content.map(({ name }) => name);
  expect((await names({})).toSorted()).toEqual(['Banner 11.11', 'banner 12%', 'ปั๊มน้ำ']);
  expect((await names({ name: 'BANNER' })).toSorted()).toEqual(['Banner 11.11', 'banner 12%']);
  expect(await names({ name: '%' })).toEqual(['banner 12%']);
  expect([...(await names({ size: 2 })), ...(await names({ page: 2, size: 2 }))]).toHaveLength(3);
});

describe('folders and filters', () => {
  const own = (id: string, over: Partial<typeof mediaAssets.$inferInsert> = {}, tenantId = 'zest') => ({
    tenantId,
    id,
    url: `/media/${tenantId}/${id}.webp`,
    name: id,
    contentType: 'image/webp',
    width: 1,
    height: 1,
    bytes: 1,
    operatorId: 'o',
    operatorName: 'o',
    ...over,
  });
  const ids = async (query: Parameters<typeof api.call<typeof listMedia>>[1]['query']) =>
    (await api.call(listMedia, { query })).content.map(({ id }) => id).toSorted();

  test('pictures are moved, counted and filtered within their tenant', async () => {
    await db.delete(mediaAssets);
    const alt = { th: 'ก', en: 'A', id: 'B' };
    await db
      .insert(mediaAssets)
      .values([own('a', { alt }), own('b', { alt: { th: 'ปลา', en: '' } }), own('c'), own('a', {}, 'guide')]);
    await db
      .insert(docRefs)
      .values([usedBy('p', '/media/zest/b.webp'), usedBy('p', '/media/zest/c.webp', 'guide')]);
    await api.call(moveMedia, { body: { ids: ['a', 'b', 'none'], folder: '  Sale 11.11 ' } });
    expect(await api.call(mediaCounts, {})).toEqual({
      folders: [
        { name: '', count: 1 },
        { name: 'Sale 11.11', count: 2 },
      ],
      unused: 2,
      withoutAlt: 2,
    });
    expect(await ids({ folder: 'Sale 11.11' })).toEqual(['a', 'b']);
    expect(await ids({ folder: '' })).toEqual(['c']);
    expect(await ids({ only: 'unused' })).toEqual(['a', 'c']);
    expect(await ids({ only: 'withoutAlt' })).toEqual(['b', 'c']);
    expect(await ids({ only: 'withoutAlt', folder: 'Sale 11.11', name: 'ปลา' })).toEqual(['b']);
    const theirs = ofGuide;
    expect((await theirs.call(mediaCounts, {})).folders).toEqual([{ name: '', count: 1 }]);
  });
});

describe('replacing everywhere', () => {
  const put = (node: object) => [{ type: 'insertNode', node, to: { slot: 'main' } }];
  const banner = (url: string) => ({
    id: 'p',
    type: 'picture',
    v: 1,
    props: {
      picture: { url, width: 9, height: 9, focalPoint: { x: 0, y: 0 }, alt: { th: 'ก' } },
      link: '/deals',
    },
  });
  const pageWith = async (by: typeof api, path: string, url: string) => {
    const { id } = await by.call(createPage, { body: { path, pageType: 'COMMON_PAGE' } });
    const edits = [{ id: 'e', base: 1, commands: put(banner(url)) }];
    await by.call(sendEdits, { params: { id }, body: { clientId: 'w', edits } });
    return id;
  };
  const pictureOf = async (by: typeof api, id: string) =>
    (await by.call(openPage, { params: { id } })).document.nodes.p?.props.picture;

  test('drafts and entries get the new picture by edits that can be taken back; another tenant’s don’t', async () => {
    const [old, next] = [await upload(png), await upload(jpeg)];
    const id = await pageWith(api, '/campaign/replace', old.url);
    const theirs = ofGuide;
    const other = await pageWith(theirs, '/campaign/replace', old.url);
    const entry = await api.call(addContent, {
      params: { type: 'topics' },
      body: { leaves: { 'title.th': 'x', subtitle: 'x', cover: { url: old.url, alt: {} } } },
    });
    const replaced = await api.call(replaceMedia, { params: { id: old.id }, body: { by: next.id } });
    expect(replaced).toMatchObject({
      pages: [{ id, rev: 3, isLive: false, isReady: false }],
      entries: [{ type: 'topics', id: entry.id, isReady: false }],
      failed: [],
    });
    expect(await pictureOf(api, id)).toEqual({ url: next.url, width: 40, height: 20, alt: { th: 'ก' } });
    expect(await pictureOf(theirs, other)).toMatchObject({ url: old.url });
    await expect(api.call(deleteMedia, { params: { id: next.id } })).rejects.toMatchObject({
      code: 'MEDIA_IN_USE',
    });
    const nothing = await api.call(replaceMedia, { params: { id: old.id }, body: { by: next.id } });
    expect(nothing).toEqual({ pages: [], entries: [], failed: [] });
    await api.call(takeBackEdit, { params: { id, rev: 3 } });
    const changes = replaced.entries[0]?.changes ?? {};
    const back = Object.fromEntries(
      Object.entries(changes).map(([leaf, { from, to }]) => [leaf, { from: to, to: from }]),
    );
    await api.call(changeContent, { params: { type: 'topics', id: entry.id }, body: { changes: back } });
    expect(await pictureOf(api, id)).toEqual(banner(old.url).props.picture);
    expect(await api.call(deleteMedia, { params: { id: next.id } })).toBeNull();
  });

  test('a locked module and an archived page are named, and stay', async () => {
    const [old, next] = [await upload(png), await upload(jpeg)];
    const id = await pageWith(api, '/campaign/locked', old.url);
    const edits = [{ id: 'l', base: 2, commands: [{ type: 'setLocked', id: 'p', locked: true }] }];
    await api.call(sendEdits, { params: { id }, body: { clientId: 'w', edits } });
    const archived = await pageWith(api, '/campaign/archived', old.url);
    await api.call(archivePage, { params: { id: archived } });
    const { pages: done, failed } = await api.call(replaceMedia, {
      params: { id: old.id },
      body: { by: next.id },
    });
    expect(done).toEqual([]);
    expect(failed.map((one) => [one.id, one.code]).toSorted()).toEqual(
      [
        [id, 'CONFLICT'],
        [archived, 'PAGE_ARCHIVED'],
      ].toSorted(),
    );
  });
});

test('a crop is stored as a picture of its own', async () => {
  const source = await upload(await drawn(100, 50).png().toBuffer());
  const part = await api.call(cropMedia, {
    params: { id: source.id },
    body: { x: 10, y: 5, width: 30, height: 20 },
  });
  expect(part).toMatchObject({ width: 30, height: 20 });
  expect(part.id).not.toBe(source.id);
  const outside = { params: { id: source.id }, body: { x: 90, y: 5, width: 30, height: 20 } };
  await expect(api.call(cropMedia, outside)).rejects.toMatchObject({ code: 'MEDIA_UNREADABLE' });
  const none = { params: { id: 'none' }, body: { x: 0, y: 0, width: 1, height: 1 } };
  await expect(api.call(cropMedia, none)).rejects.toMatchObject({ status: 404 });
});

test('alternative text and focal point are kept', async () => {
  const { id } = await upload(await drawn().png().toBuffer());
  const changes = { alt: { th: 'ปั๊มน้ำ' }, focalPoint: { x: 0.2, y: 1 } };
  expect(await api.call(updateMedia, { params: { id }, body: changes })).toMatchObject(changes);
  expect(await api.call(updateMedia, { params: { id }, body: {} })).toMatchObject(changes);
  const wrong = { params: { id }, body: { focalPoint: { x: 2, y: 0 } } };
  await expect(api.call(updateMedia, wrong)).rejects.toMatchObject({ status: 422 });
});

describe('deleting', () => {
  const showing = (url: string) => ({
    ...pageRow('zest', 'x'),
    document: { ...emptyDocument('COMMON_PAGE'), meta: { title: {}, description: {}, image: url } },
  });
  const author = { operatorId: 'o', operatorName: 'o' };
  const remove = (id: string, as = api) => as.call(deleteMedia, { params: { id } });

  test('removes the file', async () => {
    const { id, url } = await upload(png);
    expect(await remove(id)).toBeNull();
    expect(await exists(url)).toBe(false);
    await expect(remove(id)).rejects.toMatchObject({ status: 404 });
  });

  test('is refused while an activity or one of its prizes shows the picture', async () => {
    for (const place of ['activity', 'prize'] as const) {
      const { id, url } = await upload(png);
      const title = { th: `ลุ้น ${place}` };
      await insertLottery(db, 'zest', place, { title, ...(place === 'activity' && { picture: url }) });
      if (place === 'prize')
        await db.update(lotteryPrizes).set({ picture: url }).where(eq(lotteryPrizes.activityId, place));
      await db.transaction((tx) => rebuildTenant(tx, tenantScope(zest)));
      await expect(remove(id)).rejects.toMatchObject({
        code: 'MEDIA_IN_USE',
        message: expect.stringContaining(title.th),
      });
    }
  });

  test('is refused while a draft or a public page shows the picture, and lists those pages', async () => {
    const { id, url } = await upload(png);
    const { document } = showing(url);
    await db
      .insert(pages)
      .values([
        pageRow('zest', 'live', { document, draft: document }),
        pageRow('zest', 'draft', { draft: document }),
      ]);
    await db.transaction((tx) => rebuildTenant(tx, tenantScope(zest)));
    await expect(remove(id)).rejects.toMatchObject({
      code: 'MEDIA_IN_USE',
      message: expect.stringContaining('/live, /draft'),
    });
    expect(await exists(url)).toBe(true);
  });

  test('is refused while a scheduled version shows the picture; afterwards the file stays for that version', async () => {
    const { id, url } = await upload(png);
    await db.insert(pages).values([pageRow('zest', 'later')]);
    await db
      .insert(pageVersions)
      .values([
        { tenantId: 'zest', pageId: 'later', version: 1, rev: 1, ...author, document: showing(url).document },
      ]);
    const release = {
      tenantId: 'zest',
      id: 'r1',
      name: 'r',
      items: [{ pageId: 'later', version: 1 }],
      publishAt: new Date(),
      ...author,
    };
    await db.insert(releases).values([{ ...release, state: 'scheduled' }]);
    await expect(remove(id)).rejects.toMatchObject({ message: expect.stringContaining('/later') });
    await db.update(releases).set({ state: 'cancelled' });
    expect(await remove(id)).toBeNull();
    expect(await exists(url)).toBe(true);
  });

  test('waits for an edit that begins to use the picture', async () => {
    const { id, url } = await upload(png);
    await db.insert(pages).values([pageRow('zest', 'racing')]);
    let removal: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      const by = { db: tx, scope: tenantScope(zest) };
      await writeReferences(by, { kind: 'page', id: 'racing', state: 'draft' }, [
        { node: '', field: 'meta.image', kind: 'MEDIA', id: url },
      ]);
      removal = remove(id).catch((error) => error.code);
      for (let isWaiting = false; !isWaiting; ) {
        const { rows } = await tx.execute(sql`select from pg_locks where not granted`);
        isWaiting = rows.length > 0;
      }
    });
    expect(await removal).toBe('MEDIA_IN_USE');
  });

  test('is refused while a draft in a scheduled release shows the picture', async () => {
    const { id, url } = await upload(png);
    const changes = { cover: { from: null, to: { url, alt: {} } } };
    const entry = { type: 'topics', id: 't', title: 'T', changes, isNew: false };
    const release = { tenantId: 'zest', id: 'r2', name: 'Week 1', items: [], entries: [entry], ...author };
    await db.insert(releases).values({ ...release, state: 'scheduled', publishAt: new Date() });
    await expect(remove(id)).rejects.toMatchObject({ message: expect.stringContaining('Week 1') });
  });

  test('considers only pages of the picture’s own tenant', async () => {
    const { id, url } = await upload(png);
    await expect(remove(id, ofGuide)).rejects.toMatchObject({ status: 404 });
    expect(await exists(url)).toBe(true);
  });
});

test('uploads, crops, changes and deletions are logged, refused ones are not', async () => {
  const { id } = await upload(png, 'ปั๊ม.png');
  const area = { x: 0, y: 0, width: 10, height: 10 };
  const part = await api.call(cropMedia, { params: { id }, body: area });
  await db.insert(pages).values([pageRow('zest', 'audited')]);
  await db.insert(docRefs).values(usedBy('audited', part.url));
  await expect(api.call(deleteMedia, { params: { id: part.id } })).rejects.toMatchObject({ status: 409 });
  const words = { name: 'ปั๊ม.png', alt: { th: 'ปั๊มน้ำ' }, focalPoint: { x: 0.5, y: 0.2 } };
  for (const body of [words, words]) await api.call(updateMedia, { params: { id }, body });
  await api.call(deleteMedia, { params: { id } });
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectType, 'media'))
    .orderBy(asc(auditLog.id));
  expect(rows.filter(({ subjectId }) => [id, part.id].includes(subjectId))).toMatchObject([
    { tenantId: 'zest', action: 'media.upload', subjectId: id, details: { name: 'ปั๊ม.png' } },
    { action: 'media.crop', subjectId: part.id, details: { name: 'ปั๊ม.png', from: id } },
    { action: 'media.change', subjectId: id, details: words },
    { action: 'media.delete', subjectId: id, details: { name: 'ปั๊ม.png' } },
  ]);
});

test('shoppers have no access', async () => {
  const guest = client(zest);
  await expect(guest.call(listMedia, { query: {} })).rejects.toMatchObject({ status: 401 });
  await expect(
    guest.call(uploadMedia, { query: { name: 'a' }, file: new Blob(['x']) }),
  ).rejects.toMatchObject({ status: 401 });
});
