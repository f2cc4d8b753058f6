import type { Locator, Page } from 'playwright/test';
import clipboards from '../fixtures/clipboard-html.json' with { type: 'json' };
import { readRows } from '../support/database.ts';
import type { RunningServer } from '../support/running-server.ts';
import { OWNER, signIn } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({
  locale: 'en-US',
  catalogue: 'writing',
  expectedErrors: /status of 401/,
  viewport: { width: 1280, height: 900 },
});

const saving = (page: Page) => page.getByTestId('content-saving');
const body = (page: Page) => page.locator('[data-field="content-body"]').getByRole('textbox');
const saved = (page: Page) => expect(saving(page)).toHaveText('Saved');

/** Puts HTML on the clipboard and pastes it. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate(async (copied) => {
    const type = 'text/html';
    await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([copied], { type }) })]);
  }, html);
  await page.keyboard.press('Control+v');
}

/** Drops a picture on an element; true if the browser's own answer, which opens the file, is prevented. */
function dropPicture(target: Locator): Promise<boolean> {
  return target.evaluate(async (element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
    canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([blob ?? ''], 'pump.png', { type: 'image/png' }));
    const { left, top } = element.getBoundingClientRect();
    const place = { clientX: left + 20, clientY: top + 12, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('dragover', { ...place, dataTransfer }));
    return !element.dispatchEvent(new DragEvent('drop', { ...place, dataTransfer }));
  });
}

/** The session's end, as the server sees it. */
const endSession = (page: Page) => page.context().clearCookies({ name: /operator\.session_token/ });

async function openArticle(page: Page, server: RunningServer): Promise<void> {
  await signIn(page, server.ownerPassword);
  const [article] = await readRows<{ id: string }>(
    server,
    'select id from contents where tenant_id = $1 order by id limit 1',
    ['zest'],
  );
  await page.goto(`/editor/content/articles/${article?.id}`);
  await expect(body(page)).toBeVisible();
}

test('a day of writing: pastes, undo, a lost session and a reload lose nothing', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openArticle(page, server);
  const text = body(page);
  const before = await text.innerHTML();

  await text.click();
  await page.keyboard.press('Control+a');
  for (const { source, html } of clipboards) {
    await paste(page, html);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`after ${source}`);
    await page.keyboard.press('Enter');
  }
  for (const sign of ['โปร 11.11', 'ไร้สาย', 'ด่วน', 'ลดทั้งร้าน', 'กินไฟ', 'after Word'])
    await expect(text).toContainText(sign);
  await expect(text.locator('strong', { hasText: '50%' })).toHaveCount(1);
  await expect(text.locator('li li', { hasText: 'ไร้สาย' })).toHaveCount(2);
  await saved(page);

  // Everything back, by key and with the Thai layout; everything again, by button.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await page.keyboard.press('Control+z');
  await expect(redo).toBeEnabled();
  await text.dispatchEvent('keydown', {
    key: 'ผ',
    code: 'KeyZ',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  while (await undo.isEnabled()) await undo.click();
  await expect.poll(() => text.innerHTML()).toBe(before);
  await saved(page);
  while (await redo.isEnabled()) await redo.click();
  await expect(text).toContainText('after a web page');
  await saved(page);

  // A picture, dropped on the text and beside it.
  const picture = text.locator('img[src^="/media/"]');
  const pictures = await picture.count();
  expect(await dropPicture(page.getByTestId('content-saving'))).toBe(true);
  expect(await dropPicture(text)).toBe(true);
  await expect(picture).toHaveCount(pictures + 1);
  await saved(page);

  // The session ends while writing, and is renewed in place.
  await endSession(page);
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('written without a session');
  const renewal = page.getByTestId('session-renewal');
  await expect(renewal).toContainText('What you have written is kept');
  await expect(renewal.getByLabel('Email')).toHaveValue(OWNER);
  await renewal.getByLabel('Password', { exact: true }).fill(server.ownerPassword);
  await renewal.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(renewal).toBeHidden();
  await saved(page);
  await page.reload();
  await expect(text).toContainText('written without a session');
  await expect(picture).toHaveCount(pictures + 1);
});
