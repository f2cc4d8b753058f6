import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  addContent,
  changeContent,
  contentEntry,
  contentList,
  publishContent,
  removeContent,
  revertContent,
} from '#schemas/api/invented/content-desk.ts';
import { SINGLE_ID } from '#schemas/content-type/define.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tenantSchema } from '#schemas/tenant.ts';
import { openTestApi } from '../../edge/api/api.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { operatorFixture, signIn } from '../operators/operators.fixtures.ts';
import { contentDrafts, contentVersions } from './schema.ts';

const zest = tenantFixture('zest', { theme: { brand: { primary: '#C9360E', logoDark: '/media/dark.png' } } });
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const as = async (name: string, role: 'editor' | 'publisher') =>
  client(zest, await signIn(db, zest, await operatorFixture(db, name, { zest: role })));
const paul = await as('paul', 'publisher');
const anna = await as('anna', 'editor');

const settingsOf = async (tenantId: string) => {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  return row?.settings ?? {};
};
const before = { zest: await settingsOf('zest'), guide: await settingsOf('guide') };

beforeEach(async () => {
  for (const table of [contentDrafts, contentVersions]) await db.delete(table);
  await db.update(tenants).set({ settings: before.zest }).where(eq(tenants.id, 'zest'));
});

const at = (type: string) => ({ type, id: SINGLE_ID });
const change = (type: string, changes: Record<string, { from: unknown; to: unknown }>, by = paul) =>
  by.call(changeContent, { params: at(type), body: { changes } });

test('a theme is a draft until it is published; what the form doesn’t show stays', async () => {
  const { live } = await anna.call(contentEntry, { params: at('theme') });
  expect(live).toEqual({ primary: '#C9360E' });
  const logo = { url: '/media/logo.png', alt: {} };
  await change(
    'theme',
    { primary: { from: '#C9360E', to: '#0B6E69' }, logo: { from: null, to: logo } },
    anna,
  );
  expect(await settingsOf('zest')).toEqual(before.zest);
  await paul.call(publishContent, { params: at('theme'), body: {} });
  expect(await settingsOf('zest')).toEqual({
    ...before.zest,
    theme: { brand: { primary: '#0B6E69', logo: '/media/logo.png', logoDark: '/media/dark.png' } },
  });
  expect(await settingsOf('guide')).toEqual(before.guide);
});

test('a value that would break the shop is refused and named, and nothing is stored', async () => {
  await change('theme', { primary: { from: '#C9360E', to: 'red' } }, anna);
  await expect(paul.call(publishContent, { params: at('theme'), body: {} })).rejects.toMatchObject({
    code: 'CHECKS_FAILED',
    data: { problems: [{ leaf: 'primary', code: 'INVALID' }] },
  });
  await expect(change('shop', { languages: { from: ['th', 'en', 'id'], to: ['en'] } })).rejects.toMatchObject(
    { code: 'CHECKS_FAILED' },
  );
  await expect(change('shop', { contactEmail: { from: null, to: 'nobody' } })).rejects.toMatchObject({
    data: { problems: [{ leaf: 'contactEmail', code: 'INVALID' }] },
  });
  await expect(change('shop', { timezone: { from: 'Asia/Bangkok', to: 'Mars/Base' } })).rejects.toMatchObject(
    { code: 'VALIDATION_FAILED' },
  );
  expect(await settingsOf('zest')).toEqual(before.zest);
});

test('shop settings are live at once, whole for the server, and taken back', async () => {
  await change('shop', {
    'name.en': { from: 'zest', to: 'Zest' },
    logins: { from: ['email', 'mobile', 'code', 'line'], to: ['email', 'code'] },
    shortLinkHosts: { from: null, to: [{ host: 'partner.example' }] },
    contactEmail: { from: null, to: 'help@zest.example' },
  });
  const stored = await settingsOf('zest');
  expect(stored).toMatchObject({
    name: { th: 'zest', en: 'Zest', id: 'zest' },
    loginSwitch: { email: true, mobile: false, code: true, line: false, firebase: false },
    shortLinkHosts: ['partner.example'],
    contact: { email: 'help@zest.example' },
    hosts: before.zest.hosts,
  });
  expect(tenantSchema.safeParse({ ...stored, id: 'zest' }).success).toBe(true);
  const { kept } = await paul.call(revertContent, { params: { ...at('shop'), version: 1 } });
  expect(kept).toEqual([]);
  expect(await settingsOf('zest')).toMatchObject({
    name: before.zest.name,
    loginSwitch: before.zest.loginSwitch,
  });
});

test('menus take labels in each language with links that shoppers may open', async () => {
  const footer = [{ label: { th: 'ติดต่อ', en: 'Contact' }, link: '/contact' }];
  await change('menus', { footer: { from: null, to: footer } });
  await paul.call(publishContent, { params: at('menus'), body: {} });
  expect(await settingsOf('zest')).toMatchObject({ menus: { footer } });
  const hostile = [{ label: { th: 'x' }, link: 'javascript:alert(1)' }];
  await expect(change('menus', { footer: { from: footer, to: hostile } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('header, strip and consent are drafted, published whole, and taken back', async () => {
  const text = { from: null, to: 'Free delivery until Sunday' };
  await change('header', { 'announcement.en': text, assistant: { from: null, to: false } }, anna);
  await change('app-strip', {
    devices: { from: null, to: 'none' },
    custom: { from: null, to: 'zest://open' },
  });
  await change('consent', { mode: { from: 'off', to: 'opt-in' }, 'title.th': { from: null, to: 'ขออนุญาต' } });
  expect(await settingsOf('zest')).toEqual(before.zest);
  for (const type of ['header', 'app-strip', 'consent'])
    await paul.call(publishContent, { params: at(type), body: {} });
  const changed = {
    header: { announcement: { text: { en: 'Free delivery until Sunday' } }, assistant: false },
    appStrip: { devices: 'none' },
    appLinks: { custom: 'zest://open' },
    consent: { mode: 'opt-in', title: { th: 'ขออนุญาต' } },
  };
  expect(await settingsOf('zest')).toEqual({ ...before.zest, ...changed });
  await paul.call(revertContent, { params: { ...at('consent'), version: 1 } });
  expect(await settingsOf('zest')).toEqual({ ...before.zest, ...changed, consent: { mode: 'off' } });
});

test('a client id at a login provider is drafted, published and taken away without its further settings', async () => {
  const secretAt = {
    issuer: 'https://id.test',
    authorizeUrl: 'https://id.test/a',
    tokenUrl: 'https://id.test/t',
  };
  const own = { line: { clientId: '1', at: { ...secretAt, jwksUrl: 'https://id.test/k' } } };
  await db
    .update(tenants)
    .set({ settings: { ...before.zest, loginProviders: own } })
    .where(eq(tenants.id, 'zest'));
  await change('sign-in', { lineClient: { from: '1', to: '2' }, googleClient: { from: null, to: 'g.apps' } });
  expect(await settingsOf('zest')).toMatchObject({ loginProviders: own });
  await paul.call(publishContent, { params: at('sign-in'), body: {} });
  const providers = { line: { ...own.line, clientId: '2' }, google: { clientId: 'g.apps' } };
  expect(await settingsOf('zest')).toMatchObject({ loginProviders: providers });
  await change('sign-in', { googleClient: { from: 'g.apps', to: null } });
  await paul.call(publishContent, { params: at('sign-in'), body: {} });
  const stored = await settingsOf('zest');
  expect(stored).toMatchObject({ loginProviders: { google: {} } });
  expect(tenantSchema.safeParse({ ...stored, id: 'zest' }).success).toBe(true);
});

test.each([
  ['app-strip', 'custom', 'javascript:alert(1)'],
  ['app-strip', 'custom', 'open the app'],
  ['sign-in', 'lineClient', 'two words'],
])('of %s a wrong %s isn’t published', async (type, leaf, to) => {
  await change(type, { [leaf]: { from: null, to } });
  await expect(paul.call(publishContent, { params: at(type), body: {} })).rejects.toMatchObject({
    data: { problems: [{ leaf, code: 'INVALID' }] },
  });
});

test('an announcement that ends before its start isn’t published', async () => {
  await change('header', {
    announcementFrom: { from: null, to: '2026-02-01T00:00:00.000Z' },
    announcementUntil: { from: null, to: '2026-01-01T00:00:00.000Z' },
  });
  await expect(paul.call(publishContent, { params: at('header'), body: {} })).rejects.toMatchObject({
    data: { problems: [{ leaf: 'announcementUntil', code: 'INVALID' }] },
  });
});

test('the one entry is listed, and neither added nor removed', async () => {
  const { rows, total } = await paul.call(contentList, { params: { type: 'shop' }, body: {} });
  expect([rows.map(({ id }) => id), total]).toEqual([[SINGLE_ID], 1]);
  await expect(
    paul.call(addContent, { params: { type: 'shop' }, body: { leaves: {} } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(paul.call(removeContent, { params: at('shop') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
