import type { Page } from 'playwright/test';
import { activityDetail } from '#schemas/api/activities.ts';
import { apiOf } from '../support/api.ts';
import { writeRows } from '../support/database.ts';
import { send } from '../support/http.ts';
import { bodiesOf, journal, moveClock, spoil } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { copyLottery, HOUR_MS, inHours } from './activities-kit.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { untilNoon } from './noon.ts';
import { lookAgain, signIn } from './people-kit.ts';
import { hydrated, movedVertically } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

const DAY_MS = 86_400_000;
const activity = (page: Page) => page.getByTestId('activity');
const timer = (page: Page) => page.getByTestId('activity-timer');

const lotteryOf = (server: RunningServer, id: string) =>
  apiOf(server, 'zest').call(activityDetail, { params: { id } });

async function open(page: Page, path: string) {
  expect((await page.goto(path))?.status()).toBe(200);
  await hydrated(page);
}

/** Sets the server's clock, which is reset after the test. */
const setClock = (server: RunningServer, at: number) => moveClock(server, Math.round(at - Date.now()));

/** Element with the outcome of a draw. */
const outcome = (page: Page) => page.getByTestId('draw-outcome');
const someone = () => `shopper-${crypto.randomUUID()}`;

test.afterEach(({ server }) => moveClock(server, 0));

for (const [lang, activities, assistant] of [
  ['th', 'กิจกรรมและรางวัล', 'ช้อปกับ AI'],
  ['en', 'Activities and prizes', 'AI shopping'],
  ['id', 'Acara dan hadiah', 'Belanja dengan AI'],
] as const)
  test.describe(`in ${lang}`, { tag: lang === 'th' ? [] : '@all' }, () => {
    test.use(PHONE);

    test('the header links to running activities and to the assistant', async ({ page }) => {
      await page.goto(inLanguage(lang, '/'));
      const way = page.getByTestId('navigator-activities');
      await expect(way).toHaveText(activities);
      await expect(way).toHaveAttribute('href', inLanguage(lang, '/lottery'));
      await expect(way).toBeInViewport();
      const ai = page.getByTestId('navigator-ai');
      await expect(ai).toHaveText(assistant);
      await expect(ai).toHaveAttribute('href', inLanguage(lang, '/ai-shopping'));
      await way.click();
      await expect(page.getByTestId('activity-list')).toBeVisible();
    });
  });

test.describe('in Thai on a phone', () => {
  test.use(PHONE);

  test('[R22 lottery] [P6] the list shows running ones first, and links to each; the times for sending prizes and confirming orders are shown', async ({
    page,
    server,
  }) => {
    await open(page, '/lottery');
    await expect(page.locator('h1')).toHaveText('กิจกรรมและรางวัล');
    const cards = page.getByTestId('activity-card');
    const states = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.state));
    const order = ['RUNNING', 'COMING_SOON', 'ENDED'];
    expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a ?? '') - order.indexOf(b ?? '')));
    await cards.filter({ hasText: 'ลุ้นมือถือ Novalink N7' }).click();
    await expect(page).toHaveURL(/\/lottery\/1$/);
    await expect(page.locator('h1')).toHaveText('ลุ้นมือถือ Novalink N7');
    await expect(activity(page)).toContainText('DEMO 0001/2569');
    await expect(page.getByTestId('lottery-prizes')).toContainText('จัดส่งของรางวัลภายใน 14 วันทำการ');
    await expect(page.getByTestId('lottery-earn')).toContainText('คำสั่งซื้อจะได้รับการยืนยันในวันถัดจากวันที่สั่ง');
    const { body } = await send(server.port, 'zest', '/en/lottery/1');
    expect(body).toContain('Prizes are sent within 14 working days.');
    expect(body).toContain('Transaction success is confirmed the day after the order.');
  });

  test('lottery, bonus and badge recommend four deals each', async ({ server }) => {
    for (const path of ['/en/lottery/1', '/en/bonus/5', '/en/badge/6']) {
      const since = Date.now();
      const { body } = await send(server.port, 'zest', path);
      const [, strip = ''] = body.split('data-testid="activity-deals"');
      expect([path, strip.match(/data-testid="deal-card"/g)?.length]).toEqual([path, 4]);
      expect(await bodiesOf(server, since, 'activityDeals')).toContainEqual({
        pageRequest: { page: 1, size: 4 },
      });
    }
  });

  test('[P2] a lottery with the server’s clock in four positions: soon, running, ended, invalid', async ({
    page,
    server,
  }) => {
    const noon = untilNoon();
    const at = (hours: number) => inHours(hours + noon / HOUR_MS);
    const times = { starts_at: at(24), ends_at: at(48), invalid_at: at(72) };
    const path = `/lottery/${await copyLottery(server, '2', times)}`;
    const openIn = async (hours: number) => {
      await moveClock(server, noon + hours * HOUR_MS);
      await open(page, path);
    };
    await signIn(page, server, someone(), 'มะลิ');
    await openIn(12);
    await expect(activity(page)).toHaveAttribute('data-state', 'COMING_SOON');
    await expect(timer(page)).toContainText(/เปิดใน\s*1[12]:\d\d:\d\d/);
    await expect(page.getByTestId('chance-rule')).toHaveCount(3);
    await expect(page.getByTestId('draw')).toHaveCount(0);

    await openIn(30);
    await expect(activity(page)).toHaveAttribute('data-state', 'RUNNING');
    await expect(timer(page)).toContainText(/ปิดรับใน\s*1[78]:\d\d:\d\d/);
    await expect(page.getByTestId('prize')).toHaveCount(3);
    await expect(page.getByTestId('prize').nth(1)).toContainText('เหลือ 37 จาก 37');
    await expect(page.getByTestId('lottery-counts')).toContainText(/ผู้ซื้อ 0 คน.*ดาวน์โหลดแอป 0 ครั้ง/);
    await expect(page.getByTestId('remaining')).toHaveText('1');
    await page.getByTestId('draw').click();
    await expect(outcome(page)).toHaveText('ยินดีด้วย คุณได้รับ หูฟัง Mello H2');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('remaining')).toHaveText('0');
    await expect(page.getByTestId('record')).toHaveText(/รอที่อยู่.*หูฟัง Mello H2/);

    await openIn(60);
    await expect(activity(page)).toHaveAttribute('data-state', 'ENDED');
    await expect(page.getByTestId('draw')).toHaveCount(0);
    await expect(page.getByTestId('chance-rule')).toHaveCount(0);
    await expect(page.getByTestId('winner')).toContainText('หูฟัง Mello H2');
    await expect(page.getByTestId('winner')).not.toContainText('มะลิ');
    await expect(page.getByTestId('record')).toHaveCount(1);

    await openIn(80);
    await expect(activity(page)).toHaveAttribute('data-state', 'INVALID');
    await expect(page.getByTestId('activity-invalid')).toContainText('กิจกรรมนี้ใช้ไม่ได้แล้ว');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
  });

  for (const [lang, days] of [
    ['th', '3 วัน'],
    ['en', '3 days'],
    ['id', '3 hari'],
  ] as const)
    test(`an end days away is shown in days, also in the server’s HTML, in ${lang}`, {
      tag: lang === 'th' ? [] : '@all',
    }, async ({ page, server }) => {
      const hours = { starts_at: inHours(-1), ends_at: inHours(76), invalid_at: null };
      const path = inLanguage(lang, `/lottery/${await copyLottery(server, '2', hours)}`);
      const left = new RegExp(`${days}\\s*0[34]:\\d\\d:\\d\\d`);
      const { body } = await send(server.port, 'zest', path);
      expect(body.replaceAll(/<[^>]*>/g, '')).toMatch(left);
      await open(page, path);
      await expect(timer(page)).toContainText(left);
      expect(await movedVertically(page)).toEqual([]);
    });

  test('without script the page has its winners, prizes and rules', async ({ server }) => {
    const count = async (path: string, id: string) =>
      (await send(server.port, 'zest', path)).body.split(`data-testid="${id}"`).length - 1;
    expect(await count('/lottery/4', 'winner')).toBe(6);
    expect(await count('/lottery/4', 'prize')).toBe(2);
    expect(await count('/lottery/1', 'chance-rule')).toBe(5);
  });
});

test.describe('in English on a desktop', () => {
  test.use({ ...DESKTOP, expectedErrors: /status of (401|422|500)/ });

  test('the link to the assistant is only beside the search field', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('navigator-activities')).toBeVisible();
    await expect(page.getByTestId('ai-link')).toBeVisible();
    await expect(page.getByTestId('navigator-ai')).toBeHidden();
  });

  test('[R22 bonus] the bonus shows its percentage and minimum', async ({ page }) => {
    await open(page, '/en/bonus/5');
    await expect(page.locator('h1')).toHaveText('Share deals, earn a bonus');
    await expect(page.getByTestId('bonus-terms')).toContainText('2% for you');
    await expect(page.getByTestId('bonus-terms')).toContainText('from ฿100 on');
    await expectAccessible(page);
  });

  test('a lottery’s state and countdown follow the server’s clock', { tag: '@all' }, async ({
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

  test('a visitor waiting for the opening sees it', async ({ page, server }) => {
    const { startTime } = await lotteryOf(server, '3');
    await page.clock.install();
    await setClock(server, startTime - HOUR_MS);
    await open(page, '/en/lottery/3');
    await expect(activity(page)).toHaveAttribute('data-state', 'COMING_SOON');
    await setClock(server, startTime + HOUR_MS);
    await page.clock.fastForward(HOUR_MS);
    await expect(activity(page)).toHaveAttribute('data-state', 'RUNNING');
  });

  test('an address with another type or an unknown id is not found', async ({ server }) => {
    for (const path of ['/en/bonus/1', '/en/lottery/5', '/en/badge/nothing'])
      expect([path, (await send(server.port, 'zest', path)).status]).toEqual([path, 404]);
  });

  test('the weights are shown as a hash before the end, and in full after it', async ({ page }) => {
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

  test('a guest signs in first; a failed draw can be retried and spends one chance', async ({
    page,
    server,
  }) => {
    const id = await copyLottery(server, '1', { starts_at: inHours(-1), ends_at: inHours(48) });
    await moveClock(server, untilNoon());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/en/lottery/${id}`);
    const draw = page.getByTestId('draw');
    await expect(draw).toHaveText('Sign in to take part');
    await expect(page.getByTestId('lottery-own')).toContainText('Sign in to see your chances.');
    await draw.click();
    await expect(page.getByTestId('dialog-login')).toBeVisible();
    await signIn(page, server, someone());
    await lookAgain(page);
    await expect(page.getByTestId('remaining')).toHaveText('1');
    await expect(draw).toHaveText('Get a ticket');
    await expect(draw).toBeFocused();

    const since = Date.now();
    await spoil(server, { endpoint: 'drawLottery', fault: 'status=500' });
    await draw.click();
    await expect(page.getByTestId('draw-failure')).toBeVisible();
    await draw.click();
    await expect(outcome(page)).toHaveText('Your ticket is no. 1');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('remaining')).toHaveText('0');
    await expect(page.getByTestId('own-tickets')).toHaveText('1');
    await expect(draw).toHaveAttribute('aria-disabled', 'true');
    const calls = (await journal(server, since)).filter(({ endpoint }) => endpoint === 'drawLottery');
    const asked = calls.map(({ body }) => JSON.parse(body).requestId);
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(1);
  });

  test('[P4] the address of a prize: name, phone, area and street, sent encrypted', async ({
    page,
    server,
  }) => {
    const id = await copyLottery(server, '2', { starts_at: inHours(-9), ends_at: inHours(9) });
    await signIn(page, server, someone());
    await open(page, `/en/lottery/${id}`);
    await page.getByTestId('draw').click();
    await expect(outcome(page)).toContainText('Mello H2');
    const reveal = page.getByTestId('draw-reveal');
    await expect(reveal.locator('img')).toHaveAttribute('data-state', 'loaded');
    await reveal.getByTestId('give-address').click();
    await expect(page.getByTestId('form-address')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('form-address')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(reveal).toHaveCount(0);
    const record = page.getByTestId('record');
    await expect(record).toHaveAttribute('data-state', 'NOT_FILL_ADDRESS');
    const since = Date.now();
    const opener = page.getByTestId('give-address');
    await opener.click();
    const form = page.getByTestId('form-address');
    await form.getByTestId('submit').click();
    await expect(form.getByTestId('field-error')).toHaveCount(5);
    await form.getByTestId('name').fill('Mali Sukjai');
    await form.getByTestId('phone').fill('081 234 4412');
    await form.getByTestId('area').fill('10330 lumphini');
    await form.getByTestId('area-option').first().click();
    await form.getByTestId('street').fill('1 Rama IV Road');
    await expectAccessible(page);
    await spoil(server, { endpoint: 'givePrizeAddress', fault: 'status=500' });
    await form.getByTestId('submit').click();
    await expect(form.getByTestId('form-failure')).toBeVisible();
    await expect(form.getByTestId('street')).toHaveValue('1 Rama IV Road');
    await form.getByTestId('submit').click();
    await expect(form).toHaveCount(0);
    await expect(record).toHaveAttribute('data-state', 'NOT_DELIVERED');
    await expect(opener).toHaveText('Change the address');
    await opener.click();
    await expect(form.getByTestId('name')).toHaveValue('Mali Sukjai');
    await expect(form.getByTestId('phone')).toHaveValue('0812344412');
    await expect(form.getByTestId('area')).toHaveValue('Lumphini › Pathum Wan › Bangkok');
    await expect(form.getByTestId('postal-code')).toHaveValue('10330');
    await expect(form.getByTestId('street')).toHaveValue('1 Rama IV Road');
    const calls = (await journal(server, since)).filter(({ endpoint }) => endpoint === 'givePrizeAddress');
    expect(calls).toHaveLength(2);
    for (const { method, path, headers, body } of calls) {
      expect(method).toBe('POST');
      expect(path).toMatch(/^\/api\/saas-user-service\/lotteries\/lottery-prize-records\/[^/]+\/address$/);
      const { bodyPaths } = JSON.parse(atob(headers.encryption ?? ''));
      expect(bodyPaths).toEqual(expect.arrayContaining(['name', 'phone', 'street']));
      for (const secret of ['Mali', '2344412', 'Rama']) expect(body).not.toContain(secret);
      expect(Object.keys(JSON.parse(body).area).toSorted()).toEqual(
        ['district', 'postalCode', 'province', 'subDistrict'].toSorted(),
      );
    }
  });

  test('[P3] a member’s prizes show their status', async ({ page, server }) => {
    const id = await copyLottery(server, '2', { starts_at: inHours(-99), ends_at: inHours(-9) });
    const member = someone();
    await signIn(page, server, member);
    const record = `insert into prize_records (tenant_id, id, activity_id, prize_id, member_id, number, status,
      won_at, claim_until, address_at, delivered_at, tracking_number)
      values ('zest', $1, $2, 'headphones', $3, $4, $5, $6, $7, $8, $9, $10)`;
    const rows = [
      ['NOT_FILL_ADDRESS', inHours(200), null, null, null],
      ['NOT_DELIVERED', inHours(200), inHours(-1), null, null],
      ['DELIVERED', inHours(200), inHours(-8), inHours(-2), 'TH0192'],
      ['NOT_FILL_ADDRESS', inHours(-1), null, null, null],
      ['NOT_DELIVERED', null, null, null, null],
      ['DELIVERED', null, null, inHours(-2), null],
    ];
    const statements = rows.map(
      ([status, ...rest], at) =>
        [record, [`${id}-${at}`, id, member, 9 - at, status, inHours(-20 - at), ...rest]] as const,
    );
    await writeRows(server, 'zest', statements, []);
    await open(page, `/en/lottery/${id}`);
    const records = page.getByTestId('record');
    await expect(records).toHaveCount(6);
    const words = [
      /Address needed.*We need your address by/,
      /Not shipped yet.*Ships by/,
      /Shipped.*Shipped on.*TH0192/,
      /Expired.*There was no address by/,
      /Not issued yet.*Yours by/,
      /Issued.*Issued on/,
    ];
    for (const [at, text] of words.entries()) await expect(records.nth(at)).toHaveText(text);
    const states = ['NOT_FILL_ADDRESS', 'NOT_DELIVERED', 'DELIVERED', 'EXPIRED'];
    for (const [at, state] of states.entries())
      await expect(records.nth(at)).toHaveAttribute('data-state', state);
    await expect(records.nth(2).getByTestId('give-address')).toHaveCount(0);
    await expect(records.nth(3).getByTestId('give-address')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('[P7] orders can be filtered to delivered ones, twenty at a time', async ({ page, server }) => {
    const member = someone();
    await signIn(page, server, member);
    const order = `insert into bonus_orders (tenant_id, activity_id, platform, order_id, member_id, title, status,
      amount, bonus, currency, ordered_at) values ('zest', '5', 'LAZADA', $1, $2, $3, $4, 100000, 2000, 'THB', $5)`;
    const statusOf = (at: number) => (at === 0 ? 'RETURNED' : at < 3 ? 'DELIVERED' : 'UN_DELIVERED');
    const statements = Array.from(
      { length: 25 },
      (_, at) => [order, [`${member}-${at}`, member, `Order ${at}`, statusOf(at), inHours(-at - 1)]] as const,
    );
    await writeRows(server, 'zest', statements, []);
    const since = Date.now();
    await open(page, '/en/bonus/5');
    const orders = page.getByTestId('bonus-order');
    await expect(orders).toHaveCount(20);
    await expect(orders.first()).toHaveText(/Order 0.*Returned.*฿0/);
    await expect(orders.nth(1)).toHaveText(/Delivered.*฿20/);
    await expect(orders.nth(3)).toHaveText(/Not delivered yet/);
    await expect(page.getByTestId('bonus-sums')).toHaveText(/฿440.*฿40.*฿0/);
    await page.getByTestId('load-more').click();
    await expect(orders).toHaveCount(25);
    await page.getByTestId('only-delivered').check();
    await expect(orders).toHaveCount(2);
    await expectAccessible(page);
    const calls = (await journal(server, since)).filter(({ endpoint }) => endpoint === 'userShareOrders');
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual(
      [
        [false, 1],
        [false, 2],
        [true, 1],
      ].map(([onlyDelivered, number]) => ({
        activityId: '5',
        onlyDelivered,
        pageRequest: { page: number, size: 20 },
      })),
    );

    await page.getByTestId('payment-edit').click();
    const form = page.getByTestId('form-payment');
    await form.getByTestId('submit').click();
    await expect(form.getByTestId('field-error')).toHaveCount(2);
    await form.getByTestId('accountNumber').fill('123');
    await form.getByTestId('accountName').fill('Mali Suk');
    await form.getByTestId('submit').click();
    await expect(form.getByTestId('form-failure')).toHaveText('Please check the account number');
    await form.getByTestId('accountNumber').fill('081 234 4412');
    await form.getByTestId('submit').click();
    await expect(form).toHaveCount(0);
    const account = page.getByTestId('payment-account');
    await expect(account).toContainText('PromptPay •••4412');
    await page.getByTestId('payment-edit').click();
    await form.getByLabel('Bank account').check();
    await form.getByTestId('bankCode').selectOption('SCB');
    await form.getByTestId('accountNumber').fill('123-4-56789-0');
    await form.getByTestId('accountName').fill('Mali Suk');
    await form.getByTestId('submit').click();
    await expect(account).toContainText('Siam Commercial Bank •••7890');
    const saved = (await journal(server, since)).filter(({ endpoint }) => endpoint === 'savePaymentAccount');
    for (const { headers, body } of saved) {
      const { bodyPaths } = JSON.parse(atob(headers.encryption ?? ''));
      expect(bodyPaths).toEqual(expect.arrayContaining(['accountNumber', 'accountName']));
      expect(body).not.toContain('Mali');
    }
  });

  test('[P12] badges show their conditions, and to a member the progress', async ({ page, server }) => {
    await open(page, '/en/badge/6');
    await expect(activity(page)).toHaveAttribute('data-type', 'BADGE');
    const badges = page.getByTestId('badge');
    await expect(badges).toHaveCount(3);
    await expect(badges.nth(1)).toContainText('5 times');
    const member = someone();
    await signIn(page, server, member);
    const step = `insert into chance_entries (tenant_id, activity_id, member_id, reason, ref, chances, day, created_at)
      values ('zest', '6', $1, $2, $3, 1, '2026-11-11', now())`;
    const steps = [...Array.from({ length: 5 }, () => 'SHARE'), 'ALERT'];
    await writeRows(
      server,
      'zest',
      steps.map((reason, at) => [step, [member, reason, `step-${at}`]] as const),
      [],
    );
    await lookAgain(page);
    await expect(badges.nth(1)).toHaveAttribute('data-state', 'earned');
    await expect(badges.nth(1)).toContainText('Earned on');
    await expect(badges.nth(2)).toContainText('1 of 3');
    await expect(badges.nth(0)).toContainText('0 of 7');
    await expectAccessible(page);
  });
});
