import type { FrameLocator, Page } from 'playwright/test';
import type { ModuleNode } from '#schemas/page/document.ts';
import { send } from '../support/http.ts';
import { pageOf, putPage, readPage, storePage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectNoViolations, expectSaved } from './editor-kit.ts';
import { expect, test } from './test.ts';

test.use({
  locale: 'en-US',
  viewport: { width: 1440, height: 900 },
  // React logs a throwing module, and the sign-in screen requests the current session.
  expectedErrors: /injected|not what the view expects|status of 40[01]|Cannot read|is not|Minified React/,
});

const text = (id: string): ModuleNode => ({
  id,
  type: 'rich-text',
  v: 1,
  props: { title: {}, text: { th: `<p>${id}</p>`, en: `<p>${id}</p>` } },
});
const deals: ModuleNode = { id: 'deals', type: 'deals', v: 1, props: { moduleId: 'zbc' } };

/** Signs the owner in and opens a page in the workspace; gives the content of its frame. */
async function openPage(
  page: Page,
  server: RunningServer,
  id: string,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<FrameLocator> {
  await page.goto('/editor/sign-in');
  await page.getByLabel('Email').fill('owner@zest.example');
  await page.getByLabel('Password', { exact: true }).fill(server.ownerPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/editor');
  await page.goto(`/editor/pages/${id}`, { waitUntil });
  return page.getByTestId('stage-frame').first().frameLocator('iframe');
}

/** Modules of a page, in order, including failed ones. */
const modules = (root: FrameLocator | Page) =>
  root.locator('[data-node], [data-fallback]').evaluateAll((elements) =>
    elements.map((element) => {
      const { node, fallback } = (element as HTMLElement).dataset;
      return node ?? `failed:${fallback}`;
    }),
  );

const faults: [name: string, fault: string | undefined, node: ModuleNode][] = [
  ['throws while rendering', 'throws-in-render', deals],
  ['throws in its load', 'throws-in-load', deals],
  ['hangs', 'hangs', deals],
  ['gets data that its view doesn’t expect', 'wrong-data', deals],
  ['has bad props', undefined, { ...deals, props: { moduleId: 7 } }],
];

for (const [name, fault, broken] of faults) {
  const tag = fault === 'throws-in-render' ? [] : '@all';
  test(`a module that ${name} is named, and the editor keeps working`, { tag }, async ({ page, server }) => {
    const id = `fault-${fault ?? 'props'}`;
    const document = pageOf([text('first'), broken, text('last')]);
    await storePage(server, { tenantId: 'zest', id, path: `/${id}` }, document);
    if (fault) {
      await page.route('**/editor/canvas?*', (route) =>
        route.continue({ url: `${route.request().url()}&__fault=deals:${fault}` }),
      );
    }
    const frame = await openPage(page, server, id);
    await expect.poll(() => modules(frame)).toEqual(['first', 'failed:deals', 'last']);
    const named = page.getByTestId('failed-modules').getByRole('button');
    await expect(named).toContainText('Deals module');
    await expect(named).toContainText(/: .+/);

    await frame.locator('[data-node=last]').click();
    const toolbar = page.getByTestId('module-toolbar');
    await expect(toolbar).toHaveAccessibleName('Text');
    await toolbar.getByRole('button', { name: 'Move up' }).click();
    await expect.poll(() => modules(frame)).toEqual(['first', 'last', 'failed:deals']);

    await named.click();
    await expect(toolbar).toHaveAccessibleName('Deals module');
    await toolbar.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => modules(frame)).toEqual(['first', 'last']);
    await expect(named).toHaveCount(0);
  });
}

test.describe('a canvas whose code fails to load', () => {
  test.use({ expectedErrors: /status of 40[01]|ERR_FAILED/ });

  test('shows that, keeps edits made meanwhile, and shows them after a retry', { tag: '@all' }, async ({
    page,
    server,
  }) => {
    const id = 'unloaded';
    const meta = { title: { th: 'Unloaded', en: 'Unloaded' }, description: {} };
    const document = { ...pageOf([text('a'), text('b')]), meta };
    await storePage(server, { tenantId: 'zest', id, path: '/unloaded' }, document);
    let isBroken = true;
    // Blocks only the files that the canvas's own HTML doesn't contain: the modules' code.
    const html = page.waitForResponse((response) => response.url().includes('/editor/canvas?'));
    await page.route('**/_next/static/**/*.js', async (route) => {
      const request = route.request();
      const isLate = async () =>
        !(await (await html).text()).includes(new URL(request.url()).pathname.slice(6));
      if (isBroken && request.frame() !== page.mainFrame() && (await isLate())) await route.abort();
      else await route.continue();
    });
    const frame = await openPage(page, server, id);
    const notice = page.getByTestId('unloaded');
    await expect(notice).toContainText('couldn’t be loaded');
    await expectNoViolations(page);

    await frame.locator('[data-node=a]').click();
    const toolbar = page.getByTestId('module-toolbar');
    await toolbar.getByRole('button', { name: 'Move down' }).click();
    await expectSaved(page);
    expect(await modules(frame)).toEqual(['a', 'b']);

    isBroken = false;
    await notice.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(notice).toHaveCount(0);
    await expect.poll(() => modules(frame)).toEqual(['b', 'a']);
  });
});

test('[E6] modules can be arranged by mouse and by keyboard; the canvas has the ids of the published page, and only operators can open it', async ({
  page,
  server,
}) => {
  const id = 'arranged';
  const path = '/arranged';
  const document = pageOf([text('a'), deals, text('b'), text('c')]);
  await storePage(server, { tenantId: 'zest', id, path }, document);
  const frame = await openPage(page, server, id);
  await expect.poll(() => modules(frame)).toEqual(['a', 'deals', 'b', 'c']);

  await frame.locator('[data-node=a]').click();
  const handle = page.getByTestId('module-toolbar').locator('[data-drag]');
  await handle.hover();
  await page.mouse.down();
  // Anywhere on a module: its lower half is the gap below it.
  const box = await frame.locator('[data-node=deals]').boundingBox();
  if (!box) throw new Error('No deals');
  const before = await frame.locator('[data-node=c]').boundingBox();
  await page.mouse.move(box.x + 40, box.y + box.height * 0.3, { steps: 5 });
  const mark = page.getByTestId('drop-mark');
  await expect(mark).toHaveAttribute('data-index', '1');
  await page.mouse.move(box.x + 40, box.y + box.height * 0.8, { steps: 5 });
  await expect(mark).toHaveAttribute('data-index', '2');
  expect(await frame.locator('[data-node=c]').boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect.poll(() => modules(frame)).toEqual(['deals', 'a', 'b', 'c']);

  await frame.locator('[data-node=c]').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => modules(frame)).toEqual(['deals', 'a', 'c', 'b']);
  await expect(frame.getByTestId('deal-card').first()).toBeVisible();

  const ids = (root: FrameLocator | Page) =>
    root
      .getByTestId('page')
      .locator('[id], [data-node]')
      .evaluateAll((elements) =>
        elements.map((element) => `${(element as HTMLElement).dataset.node ?? ''}#${element.id}`),
      );
  const previewed = await ids(frame);
  const order = ['deals', 'a', 'c', 'b'];
  const publish = async () => {
    const { rev } = await readPage(server, 'zest', path);
    return (await putPage(server, 'zest', { id, rev, document: { ...document, slots: { main: order } } }))
      .status;
  };
  await expect.poll(publish).toBe(200);
  await page.goto(path);
  expect(await modules(page)).toEqual(order);
  expect(await ids(page)).toEqual(previewed);
  expect((await send(server.port, 'zest', `/editor/canvas?page=${id}`)).status).toBe(401);
});

test('the canvas shows what is selected in its free area, and the slide whose fields are open', {
  tag: '@all',
}, async ({ page, server }) => {
  const slide = (title: string) => ({
    picture: { th: { url: '/media/zest/goods/fan-2.svg', alt: {} } },
    title: { en: title },
    advertised: false,
  });
  const slides = [slide('One'), { ...slide('No picture'), picture: {} }, slide('Three')];
  const banner: ModuleNode = { id: 'banner', type: 'banner', v: 1, props: { slides } };
  const texts = Array.from({ length: 30 }, (_, index) => text(`t${index}`));
  await storePage(
    server,
    { tenantId: 'zest', id: 'followed', path: '/followed' },
    pageOf([banner, ...texts]),
  );
  const frame = await openPage(page, server, 'followed');
  await expect(frame.locator('[data-node=t20]')).toBeAttached();

  const row = (at: number) => page.getByTestId('outline-row').nth(at);
  const box = async (selector: string) => {
    const found = await frame.locator(selector).first().boundingBox();
    if (!found) throw new Error(selector);
    return { top: found.y, bottom: found.y + found.height };
  };
  await row(16).click();
  const bar = () => box('[data-testid=bottom-bar]');
  await expect.poll(async () => (await box('[data-node=t15]')).bottom).toBeLessThan((await bar()).top);
  await frame.locator('html').evaluate((root) => root.scrollTo(0, root.scrollHeight));
  await row(4).click();
  await expect
    .poll(async () => (await box('[data-node=t3]')).top)
    .toBeGreaterThan((await box('[data-testid=header]')).bottom + 30);

  await row(0).click();
  const current = frame.locator('[data-testid=banner-slide][data-state=current]');
  const inspector = page.getByTestId('inspector');
  await inspector.getByText('Three', { exact: true }).click();
  await expect(current).toHaveAccessibleName('Three');
  await inspector.getByText('One', { exact: true }).click();
  await expect(current).toHaveAccessibleName('One');
});

test('a text is edited on the page, in the language shown, and undone as one step', { tag: '@all' }, async ({
  page,
  server,
}) => {
  const titled = { ...text('a'), props: { title: { th: 'สวัสดี', en: 'Hello' }, text: { en: '<p>Rich</p>' } } };
  await storePage(server, { tenantId: 'zest', id: 'typed', path: '/typed' }, pageOf([titled, text('b')]));
  // The canvas's code arrives after the double click: until then the page is the server's HTML.
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (route.request().frame() !== page.mainFrame()) await delivered;
    await route.continue();
  });
  const frame = await openPage(page, server, 'typed', 'domcontentloaded');
  const box = frame.getByRole('textbox');
  const heading = frame.locator('[data-node=a] h2');
  const stored = async () => (await readPage(server, 'zest', '/typed')).document;
  // The workspace listens once it is hydrated.
  await expect(async () => {
    await frame.locator('[data-node=b]').click();
    await expect(page.getByTestId('module-toolbar')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await heading.dblclick();
  deliver();
  await expect(box).toBeFocused();
  await page.keyboard.type('Good ที่');
  await page.keyboard.press('Backspace');
  await expect(page.locator('#f-title')).toHaveValue('Good ที');
  await page.keyboard.type('่ day');
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
  await expect(heading).toHaveText('Good ที่ day');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Hello');

  // By keyboard alone: Enter on the selected module; Escape restores.
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.type('Nothing');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Hello');
  await expectSaved(page);
  expect((await stored()).nodes.a?.props.title).toEqual({ th: 'สวัสดี', en: 'Hello' });

  await frame.getByText('Rich').dblclick();
  await expect(page.locator('#f-text')).toBeFocused();
});

test('links in the canvas don’t navigate', { tag: '@all' }, async ({ page, server }) => {
  const id = 'links';
  await storePage(server, { tenantId: 'zest', id, path: '/links' }, pageOf([deals, text('a')]));
  const frame = await openPage(page, server, id);
  const link = frame.locator('[data-node] a[href]').first();
  const address = () => page.frames().at(-1)?.url();
  await expect(link).toBeVisible();
  const before = address();
  await link.click();
  await expect(page.getByTestId('module-toolbar')).toBeVisible();
  await frame.getByTestId('footer').getByRole('link').first().click();
  await expect(page.getByTestId('module-toolbar')).toHaveCount(0);
  expect(address()).toBe(before);
});
