import { createDecipheriv } from 'node:crypto';
import type { Page } from 'playwright/test';
import { targetPath } from '#locales/format/target-path.ts';
import { recommendedDeals } from '#schemas/api/search.ts';
import { shareMappingPrereport, shortUrlOrigin } from '#schemas/api/sharing.ts';
import { cipherKeyOf } from '#schemas/field-encryption.ts';
import { apiOf } from '../support/api.ts';
import { sendJson } from '../support/http.ts';
import { journal, spoil } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

test.use(PHONE);

type Heard = typeof window & { copied: string[]; logged: string[]; commandWorks: boolean };

/** Opens a deal's share sheet with a failing clipboard of this kind; execCommand records the copied text. */
async function openSheet(page: Page, server: RunningServer, clipboard: 'refuses' | 'never answers') {
  await page.addInitScript((does) => {
    const heard = Object.assign(window as Heard, { copied: [], logged: [], commandWorks: true });
    const writeText = () =>
      does === 'refuses'
        ? Promise.reject(new DOMException('denied', 'NotAllowedError'))
        : new Promise(() => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    document.execCommand = () => {
      const { value } = document.activeElement as HTMLTextAreaElement;
      if (heard.commandWorks) heard.copied.push(value);
      return heard.commandWorks;
    };
    const warn = console.warn.bind(console);
    console.warn = (...about: unknown[]) => {
      const line = about.map((one) => (one instanceof Error ? one.message : String(one))).join(' ');
      // Playwright's own words, which come when the page has had time to register the service worker.
      if (!line.includes('blocked by Playwright')) heard.logged.push(line);
      warn(...about);
    };
  }, clipboard);
  const { content } = await apiOf(server, 'zest').call(recommendedDeals, { body: {} });
  const deal = content.find(({ code }) => code);
  const path = targetPath('CONTENT', deal?.code ?? '');
  await page.goto(path);
  await hydrated(page);
  await page.getByTestId('share-open').click();
  await expect(page.getByTestId('share-copy')).toBeVisible();
  return { path, id: deal?.id ?? '' };
}

const heard = (page: Page) =>
  page.evaluate(() => {
    const { copied, logged } = window as Heard;
    return { copied, logged };
  });
const link = (page: Page) => page.getByTestId('share-link').inputValue();

test.describe('[P9] a member’s link', () => {
  test.beforeEach(({ page, server }) => signIn(page, server, 'sharer', 'มะลิ').then(() => undefined));

  test('is short, and copied by execCommand if the clipboard is denied', async ({ page, server }) => {
    await openSheet(page, server, 'refuses');
    const short = await link(page);
    expect(short).toMatch(/\/s\/[1-9A-HJ-NP-Za-km-z]{10}$/);
    await expectAccessible(page);
    await page.getByTestId('share-copy').click();
    await expect(page.getByTestId('toast')).toHaveText(/คัดลอกลิงก์แล้ว/);
    expect(await heard(page)).toEqual({ copied: [short], logged: [] });
  });

  test('waits 3 s for a clipboard that doesn’t respond', { tag: '@all' }, async ({ page, server }) => {
    await openSheet(page, server, 'never answers');
    const short = await link(page);
    const pressed = Date.now();
    await page.getByTestId('share-copy').click();
    await expect(page.getByTestId('toast')).toBeVisible();
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(3_000);
    expect((await heard(page)).copied).toEqual([short]);
  });

  test('that can’t be copied is shown in “activity tips”; closing them copies it, or logs the failure without a message', async ({
    page,
    server,
  }) => {
    await openSheet(page, server, 'refuses');
    const short = await link(page);
    for (const worksLater of [true, false]) {
      await page.evaluate(() => Object.assign(window, { commandWorks: false, copied: [], logged: [] }));
      await page.getByTestId('share-copy').click();
      const tips = page.getByRole('dialog', { name: 'เคล็ดลับกิจกรรม' });
      await expect(tips).toBeVisible();
      expect(await link(page)).toContain(short);
      await expectAccessible(page);
      await page.evaluate((commandWorks) => Object.assign(window, { commandWorks }), worksLater);
      await page.getByTestId('share-tips-cancel').click();
      await expect(tips).toBeHidden();
      const { copied, logged: all } = await heard(page);
      // Playwright logs a message for the service worker that it blocks, at any time.
      const logged = all.filter((line) => !line.startsWith('Service Worker'));
      expect(copied).toEqual(worksLater ? [expect.stringContaining(short)] : []);
      expect(logged).toEqual(['Sharing copy text failed', ...(worksLater ? [] : ['copy text failed'])]);
      if (worksLater) await page.getByTestId('share-open').click();
    }
    await expect(page.locator('[data-testid=toast][data-state=error]')).toHaveCount(0);
  });

  test.describe('that can’t be made', () => {
    test.use({ expectedErrors: /status of 500/ });

    test('falls back to the page’s own address, in “activity tips”', async ({ page, server }) => {
      await spoil(server, { endpoint: 'transferShortUrl', fault: 'status=500' });
      const { path } = await openSheet(page, server, 'refuses');
      await page.getByTestId('share-copy').click();
      await expect(page.getByRole('dialog', { name: 'เคล็ดลับกิจกรรม' })).toBeVisible();
      const shown = await link(page);
      expect(shown).toContain(path);
      expect(shown).not.toContain('/s/');
      await page.getByTestId('share-tips-cancel').click();
      expect((await heard(page)).copied).toEqual([shown]);
    });
  });
});

test('[P10] [P11] [CALL104] [CALL105] [CALL106] a visitor who follows it sees the sharer, and the server gets an encrypted report', async ({
  page,
  server,
  browser,
}) => {
  const since = Date.now();
  await signIn(page, server, 'sharer', 'มะลิ');
  const { path } = await openSheet(page, server, 'refuses');
  const short = await link(page);
  const callsOf = async (...ids: string[]) =>
    (await journal(server, since)).filter(
      ({ endpoint = '', origin }) => origin === 'browser' && ids.includes(endpoint),
    );
  const [made] = await callsOf('transferShortUrl');
  expect(made).toMatchObject({ method: 'POST', status: 200 });
  const { originUri } = JSON.parse(made?.body ?? '');
  expect(originUri).toMatch(/^\/content\/[^?]+\?share=\w{16}$/);

  const context = await browser.newContext({ ...DESKTOP });
  const visitor = await context.newPage();
  const sent = visitor.waitForRequest((request) => request.url().endsWith('/share-mapping-prereport'));
  await visitor.goto(short);
  expect(new URL(visitor.url()).pathname).toBe(path);
  await expect(visitor.getByTestId('shared-by')).toHaveText('แชร์โดย มะลิ');
  const request = await sent;

  // The journal leaves out every field named by the header; node:crypto decrypts the real request.
  await expect.poll(async () => (await callsOf('shareMappingPrereport'))[0]?.status).toBe(200);
  const [told] = await callsOf('shareMappingPrereport');
  const fields = ['deviceFingerprint', 'jumpTarget', 'sharedObjectId', 'sharedType', 'sharerId'];
  expect(JSON.parse(atob(told?.headers.encryption ?? '')).bodyPaths.toSorted()).toEqual(fields);
  const keyPath = '/api/saas-integration-service/secret-keys/public-key';
  const { keySuffix } = (await sendJson(server.port, 'zest', keyPath)).json.data;
  const stored = await visitor.evaluate(() => localStorage.getItem('secret-key'));
  const { key, iv } = cipherKeyOf(JSON.parse(stored ?? '').secretKey, keySuffix);
  const plain = Object.entries<string>(request.postDataJSON()).map(([name, value]) => {
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    return [name, decipher.update(value, 'base64', 'utf8') + decipher.final('utf8')];
  });
  const shareId = originUri.split('share=')[1];
  expect(Object.fromEntries(plain)).toEqual({
    sharedType: 'ACTIVITY',
    sharedObjectId: shareId,
    sharerId: 'sharer',
    deviceFingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
    jumpTarget: originUri,
  });
  expect((await request.response())?.status()).toBe(200);
  expect(request.url()).toContain(`/api${shareMappingPrereport.path}`);
  await context.close();

  const shortUri = new URL(short).pathname;
  const resolved = `/api${shortUrlOrigin.path}?shortUri=${encodeURIComponent(shortUri)}`;
  const { json } = await sendJson(server.port, 'zest', resolved);
  expect(json.data.originUri).toContain(originUri);
  expect((await sendJson(server.port, 'guide', resolved)).status).toBe(404);
  expect(await callsOf('shortUrlOrigin')).toMatchObject([
    { query: { shortUri }, status: 200 },
    { query: { shortUri }, status: 404 },
  ]);
});
