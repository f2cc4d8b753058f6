import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { sanitizeRichText } from '#schemas/content/rich-text.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { violations } from './accessible.ts';
import { takePicture } from './picture.ts';
import { openStory, story } from './story.ts';
import { expect, test } from './test.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9360e' } })
    .png()
    .toBuffer();

const file = async (name: string, width = 400, height = 200) => ({
  name,
  mimeType: 'image/png',
  buffer: await png(width, height),
});

/** Props of the story's module in the document. */
async function props(page: Page): Promise<Record<string, unknown>> {
  const text = await page.getByTestId('document').textContent();
  return JSON.parse(text ?? '{}').nodes.a.props;
}

/** Element of one custom field. */
const field = (page: Page, name: string): Locator => page.locator(`[data-field="f-${name}"]`);

test('[SP22] the file picker accepts images, audio, video or all; by default images without cropping', async ({
  page,
}) => {
  await openStory(page, 'files');
  const input = (name: string) => story(page, `file ${name}`).getByTestId('file-input');
  await expect(input('default')).toHaveAttribute('accept', 'image/*');
  await expect(input('image')).toHaveAttribute('accept', 'image/*');
  await expect(input('audio')).toHaveAttribute('accept', 'audio/*');
  await expect(input('video')).toHaveAttribute('accept', 'video/*');
  expect(await input('all').getAttribute('accept')).toBeNull();

  const chooser = page.waitForEvent('filechooser');
  await story(page, 'file default').getByRole('button').press('Enter');
  await (await chooser).setFiles(await file('plain.png'));
  await expect(page.getByTestId('picked')).toHaveText('{"name":"plain.png"}');

  await input('crop').setInputFiles(await file('part.png'));
  const area = page.locator('[data-testid=cropper]');
  await expect(area).not.toHaveClass(/Round/);
  const box = await area.boundingBox();
  expect(box && box.width / box.height).toBeCloseTo(1, 1);
  await page.getByRole('button', { name: 'apply' }).click();
  await expect(page.getByTestId('picked')).toContainText('"area":{"x":0.25,"y":0,"width":0.5,"height":1}');
});

test.describe('the inspector', () => {
  test.beforeEach(async ({ page, server }) => {
    await page.setExtraHTTPHeaders(await operatorHeaders(server, 'zest'));
    await page.setViewportSize({ width: 900, height: 1_000 });
  });

  /** Opens the story, with its module selected. */
  async function open(page: Page, lang: 'th' | 'en' | 'id' = 'en') {
    await openStory(page, 'inspector', lang);
    await page.getByRole('button', { name: 'select' }).click();
    await expect(field(page, 'TEXT')).toBeVisible();
  }

  test('[E2] shows the right control for each custom field type, each reachable by Tab and usable by keyboard', async ({
    page,
  }) => {
    await open(page);
    const press = (...keys: string[]) =>
      keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve());
    const type = (text: string) => page.keyboard.type(text);
    /** Presses Tab until an element of the field has the focus. */
    const tabTo = async (target: Locator, key = 'Tab') => {
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let stops = 0; stops < 60; stops++) {
        if (await isThere()) return;
        await press(key);
      }
      await expect(target).toBeFocused();
    };
    const pickFirst = async (name: string, words: string) => {
      const box = field(page, name).getByRole('combobox', { name: new RegExp(`^${name}`) });
      await tabTo(box);
      await type(words);
      if (words === '') await press('ArrowDown');
      await expect(field(page, name).getByRole('option').first()).toBeVisible();
      await press('Enter');
      await press('Escape');
    };

    const text = field(page, 'TEXT').getByRole('textbox', { name: 'TEXT' });
    await expect(text).toHaveValue('ปั๊มน้ำ');
    await expect(field(page, 'TEXT')).toContainText('3/40');
    await tabTo(field(page, 'TEXT').getByRole('button', { name: 'English, missing' }));
    await press('Enter');
    await tabTo(text);
    await type('Pump');

    const picture = field(page, 'PICTURE');
    await expect(picture.getByRole('button', { name: 'Upload' })).toBeVisible();
    await tabTo(picture.getByRole('button', { name: 'Choose from the library' }));
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Choose a picture' })).toBeVisible();
    await press('Escape');
    await expect(picture.getByRole('button', { name: 'Choose from the library' })).toBeFocused();

    await tabTo(field(page, 'RICH_TEXT').getByRole('button', { name: 'Bold' }));
    await press(
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
    );
    await expect(field(page, 'RICH_TEXT').getByRole('button', { name: 'H2: Heading' })).toBeFocused();
    const rich = field(page, 'RICH_TEXT').getByRole('textbox', { name: 'RICH_TEXT' });
    await tabTo(rich);
    await type('sale ');
    await press('Control+b');
    await type('now');

    const select = field(page, 'SELECT').getByRole('combobox', { name: 'SELECT' });
    await tabTo(select);
    await press('6');

    const time = field(page, 'TIME').getByLabel('TIME');
    await expect(field(page, 'TIME')).toContainText('Bangkok, GMT+7');
    await tabTo(time);
    await time.fill('2026-12-01T09:30');

    await pickFirst('CONTENT_RELATION', '');
    await pickFirst('RELATED_CONTENTS', '');
    await pickFirst('COMMODITY_RELATION', 'a');
    await expect(field(page, 'COMMODITY_RELATION').locator('[data-id=gone]').first()).toHaveAttribute(
      'data-state',
      'missing',
    );
    await tabTo(
      field(page, 'COMMODITY_RELATION').getByRole('button', { name: 'Move gone down' }),
      'Shift+Tab',
    );
    await press('Enter');

    const jump = field(page, 'JUMP');
    await jump.getByRole('combobox', { name: 'What it leads to' }).focus();
    await type('Brand');
    await tabTo(jump.getByRole('combobox', { name: 'JUMP' }));
    await type('a');
    await jump.getByRole('listbox').getByRole('option').first().waitFor();
    await press('Enter');
    await expect(jump.getByTestId('jump-path')).toContainText('/brand/');

    const made = await props(page);
    expect(made).toMatchObject({
      TEXT: { th: 'ปั๊มน้ำ', en: 'Pump' },
      SELECT: 6,
      TIME: '2026-12-01T09:30:00+07:00',
      CONTENT_RELATION: { type: 'CONTENT', code: expect.any(String) },
      RELATED_CONTENTS: [{ type: 'CONTENT', code: expect.any(String) }],
      COMMODITY_RELATION: [expect.any(String), 'gone'],
      JUMP: expect.stringMatching(/^\/brand\/./),
    });
    const html = Object.values(made.RICH_TEXT as Record<string, string>)[0] ?? '';
    expect(html).toBe('<p>sale <strong>now</strong></p>');
    expect(sanitizeRichText(html)).toBe(html);
    await takePicture(page, 'editor-fields-en');
  });

  test('a picture can be uploaded, cropped, described and given a focal point', { tag: '@all' }, async ({
    page,
  }) => {
    await open(page);
    const picture = field(page, 'PICTURE');
    await picture.getByTestId('file-input').setInputFiles(await file('wide.png', 400, 400));
    await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
    await expect(picture.getByRole('button', { name: /^Focal point: 50%/ })).toBeVisible();
    await picture.getByRole('button', { name: /^Focal point/ }).press('ArrowRight');
    await picture.getByRole('button', { name: /^Focal point/ }).press('Shift+ArrowUp');
    await picture.getByLabel('What it shows').fill('แดง');
    expect((await props(page)).PICTURE).toMatchObject({
      url: expect.stringMatching(/^\/media\/zest\/uploads\/[a-f0-9]{24}\.webp$/),
      width: 400,
      height: 225,
      focalPoint: { x: 0.55, y: 0.49 },
      alt: { th: 'แดง' },
    });
    await picture.getByRole('button', { name: 'Crop', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Crop' })).toBeVisible();
    expect(await violations(page, { include: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await picture.getByRole('button', { name: 'Choose from the library' }).click();
    await expect(page.getByRole('dialog').getByTestId('media-asset').first()).toBeVisible();
    expect(await violations(page, { include: '[role=dialog]' })).toEqual([]);
  });

  test.describe('and its library', () => {
    // The browser logs a refused upload.
    test.use({ expectedErrors: /status of 422/ });

    test('the library accepts pictures, refuses other files with a reason, and can search, change and delete', async ({
      page,
    }) => {
      await openStory(page, 'inspector', 'en');
      const media = story(page, 'media');
      const svg = {
        name: 'a.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg onload="alert(1)"/>'),
      };
      page.on('dialog', () => expect(false, 'a script ran').toBe(true));
      await media.getByTestId('file-input').setInputFiles(svg);
      await expect(media).toContainText('a.svg: SVG drawings can’t be taken');
      const name = `banner ${Date.now()}.png`;
      await media.getByTestId('file-input').setInputFiles(await file(name));
      await media.getByRole('searchbox').fill(name);
      const asset = media.getByTestId('media-asset').filter({ hasText: name });
      await asset.click();
      await media.getByLabel('What it shows (ไทย)').fill('ป้าย');
      await media.getByRole('button', { name: 'Save' }).click();
      await expect(media).toContainText('Saved');
      await media.getByRole('button', { name: 'Delete' }).click();
      await expect(asset).toHaveCount(0);
    });
  });

  for (const lang of ['th', 'id'] as const)
    test(`is accessible in ${lang}`, { tag: '@all' }, async ({ page }) => {
      await open(page, lang);
      const count = field(page, 'COMMODITY_RELATION').locator('[data-state=missing]');
      await expect(count).toHaveCount(1);
      expect(await violations(page, { include: '[data-testid=inspector]' })).toEqual([]);
      await takePicture(page, `editor-fields-${lang}`);
      // The tab of visibility, whatever its name: every module has it.
      await page.getByTestId('inspector').getByRole('tab').last().click();
      await expect(page.getByTestId('when-shown')).toBeVisible();
      expect(await violations(page, { include: '[data-testid=inspector]' })).toEqual([]);
      await takePicture(page, `editor-rules-${lang}`);
    });
});
