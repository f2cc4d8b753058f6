import sharp from 'sharp';
import { readRows } from '../support/database.ts';
import { bodiesOf, journal } from '../support/rig.ts';
import { violations } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

const photo = (background: string) =>
  sharp({ create: { width: 3_000, height: 2_000, channels: 3, background } })
    .jpeg()
    .toBuffer();

test.describe('in Thai on a phone', () => {
  test.use(PHONE);

  test('[U16] a picture is uploaded to a presigned URL, reviewed, replaced and removed; entered values are kept', async ({
    page,
    server,
  }) => {
    const since = Date.now();
    const id = `painter-${crypto.randomUUID()}`;
    await signIn(page, server, id, 'painter');
    await page.goto('/profile');
    await hydrated(page);
    const avatar = page.getByTestId('avatar');
    const input = avatar.getByTestId('file-input');
    await expect(input).toHaveAttribute('accept', 'image/*');
    await page.getByTestId('nickname').fill('จิตรกร');

    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(avatar.getByTestId('field-error')).toBeVisible();
    await input.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await photo('#c9360e') });
    await expect(page.getByTestId('auditing-avatar')).toBeVisible();
    await expect(avatar.getByTestId('field-error')).toHaveCount(0);
    await expect(page.getByTestId('nickname')).toHaveValue('จิตรกร');

    const steps = ['presignUploads', 'putUpload', 'updateProfile'];
    const called = async () => (await journal(server, since)).map(({ endpoint }) => String(endpoint));
    await expect.poll(async () => (await called()).filter((name) => steps.includes(name))).toEqual(steps);
    const updates = () => bodiesOf(server, since, 'updateProfile');
    const url = expect.stringMatching(/^\/media\/zest\/avatars\/[0-9a-f]{24}\.webp$/);
    expect(await updates()).toEqual([{ avatar: { url } }]);
    const shown = avatar.getByRole('img');
    await expect(shown).toHaveAttribute('src', /\/media\/zest\/avatars\//);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200);
    expect(await violations(page, { include: '[data-testid=profile]' })).toEqual([]);

    const chooser = page.waitForEvent('filechooser');
    await avatar.getByRole('button').first().press('Enter');
    await (await chooser).setFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer: await photo('#0ec936') });
    await expect.poll(updates).toHaveLength(2);
    await expect(avatar).toHaveAttribute('data-state', 'idle');
    await page.getByTestId('remove-avatar').press('Enter');
    await expect(shown).toHaveCount(0);
    await expect(page.getByTestId('auditing-avatar')).toHaveCount(0);
    await expect.poll(updates).toEqual([{ avatar: { url } }, { avatar: { url } }, { avatar: null }]);
  });
});

test.describe('in English on a desktop', () => {
  test.use(DESKTOP);

  test('[U10] pending values are shown and marked while in review; gender 0, 1, 2 and birthday take effect at once', async ({
    page,
    server,
  }) => {
    const id = `reviewed-${crypto.randomUUID()}`;
    await signIn(page, server, id, 'Stored name');
    const pending = `insert into profile_reviews (tenant_id, member_id, data_type, data_value, audit_action, created_at)
      values ('zest', $1, $2, $3, $4, now())`;
    const url = '/media/zest/goods/fan-12.svg';
    for (const values of [
      ['avatar', JSON.stringify({ url }), 'AUDITING'],
      ['nickname', 'Pending name', 'AUDITING'],
      ['biography', 'Passed words', 'PASSED'],
    ])
      await readRows(server, pending, [id, ...values]);
    await page.goto(inLanguage('en', '/profile'));
    await expect(page.getByTestId('nickname')).toHaveValue('Pending name');
    await expect(page.getByTestId('biography')).toHaveValue('Passed words');
    await expect(page.getByTestId('avatar').getByRole('img')).toHaveAttribute('src', new RegExp(url));
    await expect(page.getByTestId('auditing-avatar')).toBeVisible();
    await expect(page.getByTestId('auditing-nickname')).toBeVisible();
    await expect(page.getByTestId('auditing-biography')).toHaveCount(0);
    for (const [label, value] of [
      ['She', '0'],
      ['He', '1'],
      ['They', '2'],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('value', value);

    const since = Date.now();
    const updates = () => bodiesOf(server, since, 'updateProfile');
    await page.getByLabel('They', { exact: true }).check();
    await page.getByTestId('birthday').fill('29/2/2543');
    await page.getByTestId('submit').click();
    await expect.poll(updates).toEqual([{ gender: 2, birthday: '[redacted]' }]);
    await page.reload();
    await expect(page.getByLabel('They', { exact: true })).toBeChecked();
    await expect(page.getByTestId('birthday')).toHaveValue('29 Feb 2000');
    await page.getByTestId('birthday').fill('');
    await page.getByTestId('submit').click();
    await expect.poll(updates).toEqual([{ gender: 2, birthday: '[redacted]' }, { birthday: null }]);
    await page.reload();
    await expect(page.getByTestId('nickname')).toHaveValue('Pending name');
    await expect(page.getByTestId('birthday')).toHaveValue('');
  });

  test('[U6] nicknames have 2 to 20 characters without @ < > /, and are in review after saving', async ({
    page,
    server,
  }) => {
    await signIn(page, server, `namer-${crypto.randomUUID()}`, 'namer');
    await page.goto(inLanguage('en', '/profile'));
    const problem = page.getByTestId('form-profile').getByTestId('field-error');
    const length = 'Please use 2 to 20 characters';
    const characters = 'The nickname must not contain @ < > /';
    for (const [name, expected] of [
      ['a', length],
      ['x'.repeat(21), length],
      ['a@b', characters],
      ['a<b', characters],
      ['a>b', characters],
      ['a/b', characters],
    ] as const) {
      await page.getByTestId('nickname').fill(name);
      await page.getByTestId('submit').click();
      await expect(problem).toHaveText(expected);
    }
    for (const name of ['ab', 'y'.repeat(20)]) {
      await page.getByTestId('nickname').fill(name);
      await page.getByTestId('submit').click();
      await expect(page.getByTestId('toast').first()).toBeVisible();
      await expect(page.getByTestId('auditing-nickname')).toBeVisible();
      await page.reload();
      await expect(page.getByTestId('nickname')).toHaveValue(name);
    }
  });

  test('a member sees the signed-in devices, and signs one out, then all others', async ({
    page,
    server,
  }) => {
    const id = `traveller-${crypto.randomUUID()}`;
    for (let count = 0; count < 4; count++) await signIn(page, server, id, 'traveller');
    await page.goto(inLanguage('en', '/security'));
    const devices = page.getByTestId('device');
    await expect(devices).toHaveCount(4);
    await expect(devices.first()).toContainText('This device');
    await devices.nth(1).getByRole('button').click();
    await expect(devices).toHaveCount(3);
    await page.getByTestId('end-others').click();
    await expect(devices).toHaveCount(1);
    await page.reload();
    await expect(devices).toHaveCount(1);
    const sessions = 'select 1 from member_sessions where member_id = $1';
    expect(await readRows(server, sessions, [id])).toHaveLength(1);
  });
});
