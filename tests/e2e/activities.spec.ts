import type { Page } from '@playwright/test';
import { activityDetail } from '#schemas/api/activities.ts';
import { apiOf } from '../support/api.ts';
import { moveClock } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

const DAY_MS = 86_400_000;
const activity = (page: Page) => page.getByTestId('activity');
const timer = (page: Page) => page.getByTestId('activity-timer');

const lotteryOf = (server: RunningServer, id: string) =>
  apiOf(server, 'zest').call(activityDetail, { params: { id } });

async function open(page: Page, path: string) {
  expect((await page.goto(path))?.status()).toBe(200);
  await hydrated(page);
}

/** Sets the server's clock; it is put right again after the test. */
const setClock = (server: RunningServer, at: number) => moveClock(server, Math.round(at - Date.now()));

test.afterEach(({ server }) => moveClock(server, 0));

test.describe('in Thai on a phone', () => {
  test.use(PHONE);

  test('[R22 lottery] the list shows what runs first, and leads to each kind of activity', async ({
    page,
  }) => {
    await open(page, '/lottery');
    await expect(page.locator('h1')).toHaveText('กิจกรรมและรางวัล');
    const cards = page.getByTestId('activity-card');
    const states = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.state));
    const order = ['RUNNING', 'COMING_SOON', 'ENDED'];
    expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a ?? '') - order.indexOf(b ?? '')));
    await cards.filter({ hasText: 'ลุ้นรางวัล 11.11' }).click();
    await expect(page).toHaveURL(/\/lottery\/1$/);
    await expect(page.locator('h1')).toHaveText('ลุ้นรางวัล 11.11');
    await expect(activity(page)).toContainText('DEMO 1111/2569');
  });

  test('[P6] when prizes are sent and orders are confirmed is said', async ({ page }) => {
    await open(page, '/lottery/1');
    await expect(page.getByTestId('lottery-prizes')).toContainText('จัดส่งของรางวัลภายใน 14 วันทำการ');
    await expect(page.getByTestId('lottery-earn')).toContainText('ยืนยันว่าธุรกรรมสำเร็จในวันถัดจากวันที่สั่งซื้อ');
    await open(page, '/en/lottery/1');
    await expect(activity(page)).toContainText('Prizes are sent within 14 working days.');
    await expect(activity(page)).toContainText('Transaction success is confirmed the day after the order.');
  });

  test('without script the page says as much', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/lottery/4');
    await expect(page.getByTestId('winner')).toHaveCount(6);
    await expect(page.getByTestId('prize')).toHaveCount(2);
    await expect(page.getByTestId('chance-rule')).toHaveCount(1);
    await context.close();
  });
});

test.describe('in English on a desktop', () => {
  test.use(DESKTOP);

  test('[R22 bonus] the bonus says what sharing pays', async ({ page }) => {
    await open(page, '/en/bonus/5');
    await expect(page.locator('h1')).toHaveText('Share deals, earn a bonus');
    await expect(page.getByTestId('bonus-terms')).toContainText('2% for you');
    await expect(page.getByTestId('bonus-terms')).toContainText('from ฿100 on');
    await expectAccessible(page);
  });

  test('the server’s clock decides what a lottery says, and counts down to its next change', async ({
    page,
    server,
  }) => {
    const { startTime, endTime } = await lotteryOf(server, '3');
    await setClock(server, startTime - DAY_MS / 2);
    await open(page, '/en/lottery/3');
    await expect(activity(page)).toHaveAttribute('data-state', 'COMING_SOON');
    await expect(timer(page)).toContainText(/Opens in\s*1[12]:\d\d:\d\d/);
    await expect(page.getByTestId('lottery-results')).toHaveCount(0);

    await setClock(server, endTime - DAY_MS / 2);
    await open(page, '/en/lottery/3');
    await expect(activity(page)).toHaveAttribute('data-state', 'RUNNING');
    await expect(timer(page)).toContainText(/Closes in\s*1[12]:\d\d:\d\d/);
    await expect(activity(page)).toContainText('Open now');

    await setClock(server, endTime + DAY_MS / 4);
    await open(page, '/en/lottery/3');
    await expect(activity(page)).toHaveAttribute('data-state', 'ENDED');
    await expect(timer(page)).toHaveCount(0);
    await expect(page.getByTestId('lottery-results')).toBeVisible();
  });

  test('whoever waits for the opening sees it', async ({ page, server }) => {
    await setClock(server, (await lotteryOf(server, '3')).startTime - 10_000);
    await open(page, '/en/lottery/3');
    await expect(activity(page)).toHaveAttribute('data-state', 'RUNNING', { timeout: 30_000 });
  });

  test('what an address of another type or of nothing names isn’t there', async ({ page, errors }) => {
    for (const path of ['/en/bonus/1', '/en/lottery/5', '/en/badge/nothing'])
      expect((await page.goto(path))?.status()).toBe(404);
    errors.length = 0;
  });

  test('the weights are a hash before the end, and after it what was hashed', async ({ page }) => {
    await open(page, '/en/lottery/2');
    const fair = page.getByTestId('lottery-fair');
    await fair.locator('summary').click();
    await expect(page.getByTestId('weights-hash')).toHaveText(/^[0-9a-f]{64}$/);
    await expect(page.getByTestId('weights')).toHaveCount(0);
    await open(page, '/en/lottery/4');
    await fair.locator('summary').click();
    const table = (await page.getByTestId('weights').textContent()) ?? '';
    const hash = await page.evaluate(async (text) => {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
    }, table);
    await expect(page.getByTestId('weights-hash')).toHaveText(hash);
  });
});
