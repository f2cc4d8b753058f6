import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { toWallTime } from '#locales/format/zoned-time.ts';
import { addOperator } from '../support/add-operator.ts';
import { send } from '../support/http.ts';
import { moveClock } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { campaignLink, expectSaved, rows, signIn } from './editor-kit.ts';
import { expect, origin, test } from './test.ts';

test.use({
  locale: 'en-US',
  catalogue: "operator's day",
  viewport: { width: 1440, height: 900 },
  actionTimeout: 15_000,
  expectedErrors: /status of 4\d\d|Failed to load resource/,
});

const TIMEZONE = 'Asia/Bangkok';
const MINUTE_MS = 60_000;
/** Time until a release is due. */
const AHEAD_MS = 30 * MINUTE_MS;
/** Clicks of the whole day, as docs/operating.md has them. */
const MOST_CLICKS = 145;

const field = (page: Page, name: string) => page.locator(`[data-field="content-${name}"]`);
const inspector = (page: Page) => page.getByTestId('inspector-area');
const option = (page: Page, text: string | RegExp) =>
  page.getByRole('option').filter({ hasText: text, visible: true });

const choose = (page: Page, text: string) =>
  inspector(page).locator('label').filter({ hasText: text }).click();

/** Counts clicks as a person needs them: a choice in a select is two, a text field is clicked before it is typed in. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0;
  await context.exposeBinding('countClicks', (_source, more: number) => {
    clicks += more;
  });
  await context.addInitScript(() => {
    const count: (more: number) => void = Reflect.get(window, 'countClicks');
    let field: EventTarget | null = null;
    const editable = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest('input, textarea, [contenteditable]') ?? target) : target;
    addEventListener(
      'pointerdown',
      ({ target }) => {
        field = editable(target);
        count(1);
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) count(2);
        if (target instanceof HTMLSelectElement || editable(target) === field) return;
        if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) return;
        field = editable(target);
        count(1);
      },
      true,
    );
  });
  return () => clicks;
}

async function inLanguages(of: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [lang, text] of Object.entries(texts)) {
    await of.getByRole('button', { name: new RegExp(`^${lang}:`) }).click();
    await of.getByRole('textbox').fill(text);
  }
}

const three = (text: string) => ({ TH: `${text} ไทย`, EN: text, ID: `${text} Indonesia` });

/** Opens the list of pages from any screen. */
const toPages = (page: Page) => page.locator('header a[href="/editor"]').first().click();

async function toContent(page: Page, type: string): Promise<void> {
  if (await page.getByTestId('workspace').isVisible()) await toPages(page);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: type, exact: true }).first().click();
}

/** Opens the form of a new entry by the menu. */
async function newEntry(page: Page, type: string, one: string): Promise<void> {
  await toContent(page, type);
  await page.getByRole('link', { name: `New: ${one}` }).click();
}

const drafted = async (page: Page) => {
  await expect(page.getByTestId('content-saving')).toHaveText('Saved');
  await expect(page.getByTestId('entry-state')).toHaveText(/Draft|Not live yet/);
};

async function pickCover(page: Page): Promise<void> {
  await field(page, 'cover').getByRole('button', { name: 'Choose from the library' }).click();
  await page.getByTestId('dialog').getByTestId('media-asset').first().click();
  await expect(page.getByTestId('dialog')).toHaveCount(0);
}

/** Makes a page in the pages list's dialog. */
async function newPage(page: Page, title: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await toPages(page);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByTestId('dialog');
  await dialog.getByLabel('Title').fill(title);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByTestId('workspace')).toBeVisible();
}

/** Adds a module by the search that the keyboard opens, and selects it. */
async function addModule(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('#module-search').fill(words);
  await expect(page.getByTestId('add-panel').getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await inspector(page).getByRole('tab', { name: 'Data' }).click();
}

/** Signs in a second publisher in a browser of their own. */
async function secondPublisher(browser: Browser, server: RunningServer): Promise<Page> {
  const email = 'ploy@zest.example';
  const password = await addOperator(server, { email, name: 'Ploy', role: 'publisher' });
  const context = await browser.newContext({
    baseURL: origin(server, 'zest'),
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  const guest = await context.newPage();
  await guest.goto('/editor');
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(guest.getByTestId('page-table')).toBeVisible();
  return guest;
}

test('the day of an operator: a topic, a campaign, menus, theme, an experiment, a redirect, a review, a release of seven things, and back', {
  tag: '@all',
}, async ({ page, browser, server }) => {
  const shown = async (path: string) => {
    const { status, body } = await send(server.port, 'zest', `/en${path}`);
    return { status, body };
  };
  const spent: Record<string, number> = {};
  await signIn(page, server.ownerPassword);
  const ploy = await secondPublisher(browser, server);
  const clicksOf = [await countClicks(page.context()), await countClicks(ploy.context())];
  const clicks = () => clicksOf.reduce((sum, count) => sum + count(), 0);
  const step = (name: string, work: () => Promise<void>) =>
    test.step(name, async () => {
      const before = clicks();
      await work();
      spent[name] = clicks() - before;
      test.info().annotations.push({ type: 'clicks', description: `${name}: ${spent[name]}` });
    });

  // Both windows count from a new document on.
  await Promise.all([page.goto('/editor'), ploy.reload()]);
  await step('an article', async () => {
    await newEntry(page, 'Articles and notes', 'Article');
    await inLanguages(field(page, 'title'), three('How to shop the day'));
    await field(page, 'type').getByRole('combobox').selectOption({ label: 'Article' });
    await inLanguages(field(page, 'body'), three('Make a list first.'));
    await field(page, 'author').getByRole('textbox').fill('Mali');
    await field(page, 'publishTime').locator('input').fill('2026-01-01T00:00');
    await pickCover(page);
    await drafted(page);
  });

  await step('a deal list', async () => {
    await newEntry(page, 'Deal lists', 'Deal list');
    await inLanguages(field(page, 'label'), three('Deals of the day'));
    await field(page, 'kind').getByRole('combobox').selectOption({ label: 'A list like any other' });
    const deals = field(page, 'deals');
    await deals.getByRole('combobox').click();
    for (let picked = 0; picked < 3; picked++) {
      await deals.getByRole('option').first().click();
      await expect(deals.getByTestId('pick')).not.toHaveCount(0);
    }
    await drafted(page);
  });

  await step('a topic', async () => {
    await newEntry(page, 'Shopping themes', 'Shopping theme');
    await inLanguages(field(page, 'title'), three('The big day'));
    await field(page, 'subtitle').getByRole('textbox').fill('big day');
    await field(page, 'shelved').getByRole('switch').click();
    await pickCover(page);
    await drafted(page);
  });

  await step('the page of the topic, with the article and the deal list', async () => {
    await newPage(page, 'The big day', async (dialog) => {
      await dialog.getByLabel('Type').selectOption({ label: 'Page of a product, deal or theme' });
      await dialog.getByRole('radio', { name: 'One' }).check();
      await dialog.getByRole('combobox', { name: 'Shopping theme' }).click();
      await option(page, 'The big day').click();
    });
    await addModule(page, 'deals module');
    await choose(page, 'A list');
    await inspector(page).getByRole('combobox', { name: 'List' }).click();
    await option(page, 'Deals of the day').click();
    await addModule(page, 'picked articles');
    await choose(page, 'By hand');
    await inspector(page).getByRole('combobox').first().click();
    await option(page, 'How to shop the day').click();
    await expectSaved(page);
  });

  await step('a template of the last campaign', async () => {
    await toPages(page);
    await campaignLink(page).click();
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.locator('#module-search').fill('save the page as a template');
    await page.keyboard.press('Enter');
    await page.getByTestId('dialog').getByLabel('Name').fill('Campaign day');
    await page.getByTestId('keep-form').getByRole('button').click();
    await expect(page.getByTestId('dialog')).toHaveCount(0);
  });

  await step('a campaign page from the template, with a module by conditions', async () => {
    await newPage(page, 'Big day sale', async (dialog) => {
      await dialog.getByRole('radio', { name: /Campaign day/ }).check();
    });
    await expect(rows(page).first()).toBeVisible();
    await addModule(page, 'deals module');
    await inspector(page).getByLabel('Add a condition').selectOption({ label: 'Discount (%)' });
    await inspector(page).getByRole('spinbutton', { name: 'Discount (%)' }).fill('20');
    await expectSaved(page);
  });

  await step('menus', async () => {
    await toContent(page, 'Menus');
    const navigator = field(page, 'navigator');
    await navigator.getByRole('button', { name: 'Add an item' }).click();
    const item = navigator.locator('details[open]');
    await inLanguages(item.locator('[data-field$="-label"]'), three('Big day sale'));
    await item.locator('[data-field$="-link"]').getByRole('combobox').last().click();
    await option(page, 'Big day sale').click();
    await drafted(page);
  });

  await step('the theme', async () => {
    await toContent(page, 'Theme');
    await field(page, 'primary').getByRole('textbox').fill('#8a1c7c');
    await drafted(page);
  });

  await step('a review by a second person', async () => {
    await toPages(page);
    await page.getByRole('link', { name: 'Big day sale' }).first().click();
    await page.getByTestId('open-reviewing').click();
    const ask = page.getByTestId('ask-for-review');
    await ask.getByRole('checkbox', { name: /Ploy/ }).check();
    await ask.getByRole('button', { name: 'Ask for review' }).click();
    await expect(page.getByTestId('dialog')).toHaveCount(0);
    await ploy.getByRole('link', { name: /For you/ }).click();
    await ploy.getByRole('link', { name: /asks for your review/ }).click();
    await ploy.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByTestId('open-reviewing')).toHaveAttribute('data-state', 'approved');
  });

  let publishAt = 0;
  await step('a release of seven things with an end', async () => {
    await toPages(page);
    await page.getByRole('link', { name: 'Releases', exact: true }).click();
    await page.getByRole('button', { name: 'New release' }).click();
    const dialog = page.getByTestId('dialog');
    await dialog.getByLabel('Name').fill('The big day');
    const pages = dialog.getByRole('group', { name: 'Pages that go live together' });
    for (const name of [/The big day/, /Big day sale/]) await pages.getByRole('checkbox', { name }).check();
    const content = dialog.getByRole('group', { name: 'Content that goes live with them' });
    for (const box of await content.getByRole('checkbox').all()) await box.check();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(7);
    publishAt = Math.ceil((Date.now() + AHEAD_MS) / MINUTE_MS) * MINUTE_MS;
    await dialog.getByLabel('Goes live').fill(toWallTime(publishAt, TIMEZONE));
    await dialog.getByLabel('Ends (optional)').fill(toWallTime(publishAt + 24 * 60 * MINUTE_MS, TIMEZONE));
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.getByRole('checkbox', { name: /I have seen these warnings/ }).check();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByTestId('release').first()).toHaveAttribute('data-state', 'scheduled');
  });

  await step('a redirect', async () => {
    await newEntry(page, 'Redirects', 'Redirect');
    await field(page, 'source').getByRole('textbox').fill('/bigday');
    await field(page, 'target').getByRole('combobox').last().click();
    await option(page, 'Big day sale').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByTestId('toast').last()).toContainText('shoppers see it');
  });

  await step('an experiment on a live page', async () => {
    await toPages(page);
    await campaignLink(page).click();
    await rows(page).filter({ hasText: 'Text' }).first().click();
    await page.locator('#f-title').fill('Only today');
    await expectSaved(page);
    await page.getByTestId('rail-experiment').click();
    await page.getByRole('button', { name: 'Use the draft as variant B' }).click();
    await page.getByRole('button', { name: 'Start the experiment' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start the experiment' }).click();
    await expect(page.getByTestId('experiment-reading')).toBeVisible();
  });

  const dayAt = async () => ({
    topic: (await shown('/topic/big-day')).status,
    list: (await shown('/topic/big-day')).body.includes('Deals of the day'),
    article: (await shown('/topic/big-day')).body.includes('How to shop the day'),
    campaign: (await shown('/big-day-sale')).status,
    menu: (await shown('/deals')).body.includes('Big day sale'),
    theme: (await shown('/deals')).body.includes('#8a1c7c'),
    redirect: (await shown('/bigday')).status,
  });
  await step('all of it is live at the time', async () => {
    expect(await dayAt()).toMatchObject({ topic: 404, campaign: 404, menu: false, theme: false });
    await moveClock(server, publishAt - Date.now() + MINUTE_MS);
    await expect.poll(dayAt, { timeout: 90_000 }).toEqual({
      topic: 200,
      list: true,
      article: true,
      campaign: 200,
      menu: true,
      theme: true,
      redirect: 301,
    });
  });

  await step('all of it is taken back', async () => {
    await toPages(page);
    await page.getByRole('link', { name: 'Releases', exact: true }).click();
    await page.getByTestId('release').first().getByRole('button', { name: 'End now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
    await expect(page.getByTestId('release').first()).toHaveAttribute('data-state', 'reverted');
    await expect.poll(dayAt).toMatchObject({ topic: 404, campaign: 404, menu: false, theme: false });
  });

  const total = Object.values(spent).reduce((sum, one) => sum + one, 0);
  expect(total).toBeLessThanOrEqual(MOST_CLICKS);
});
