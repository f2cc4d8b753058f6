import type { BrowserContext, Page } from 'playwright-core';
import { withBrowser } from './browser.ts';
import { type EditorDriver, ourDriver, puckDriver } from './editor-drivers.ts';
import { writeBenchPage } from './editor-page.ts';
import { heapMegabytes, longestFrame, timeToSee } from './editor-probe.ts';
import { withPuckEditor } from './puck-editor.ts';
import { percentile, type Row, row } from './report.ts';
import { signIn } from './sign-in.ts';
import { withSite } from './site.ts';

/** Number of measurements of each kind. With 500 modules, Puck takes many seconds for each of these repetitions. */
const USUAL_TIMES = { openings: 5, repeats: 12, words: 6 };
const LARGE_TIMES = { openings: 2, repeats: 3, words: 1 };
/** Keys that type and erase ten letters. */
const WORD_KEYS = ['x', 'Backspace'].flatMap((key) => Array<string>(10).fill(key));
/** Number of repetitions on one side before the other's turn, as an operator also continues in one page. */
const BLOCK = 4;
/** Pause between two inputs, so that none includes the cost of the one before; milliseconds. */
const PAUSE_MS = 400;

const MEASURED = ['open', 'select', 'key', 'insert', 'undo', 'move', 'drag', 'heap'] as const;
type Measured = (typeof MEASURED)[number];
type Figures = Record<Measured, number[]>;

const NAMES: Readonly<Record<Measured, string>> = {
  open: 'open → first selectable',
  select: 'select → paint',
  key: 'key → paint in the canvas, p95',
  insert: 'insert, settled',
  undo: 'undo, settled',
  move: 'reorder, settled',
  drag: 'drag: longest frame',
  heap: 'heap',
};
/** Targets: the largest share of Puck's time in the same run that ours may take with 100 modules. */
const SHARES: Partial<Record<Measured, number>> = {
  open: 700 / 1_329,
  key: 24 / 53,
  insert: 40 / 217,
  undo: 30 / 91,
  move: 40 / 137,
};

/**
 * Compares our editor and Puck with the same page of this number of modules with ten cards: time from the input to the
 * first paint of its effect, in the canvas where the effect is there. Puck is set up as in its documentation, `<Puck
 * config data />` rendered in the browser, with our modules' own view for a component; its page and scripts are static
 * files.
 */
export async function editorSpeed(modules: number): Promise<Row[]> {
  return withSite(async (site) => {
    const page = await writeBenchPage(site, modules);
    return withPuckEditor(page, (puckUrl) =>
      withBrowser(async (browser) => {
        const context = await browser.newContext(WINDOW);
        const origin = await signIn(context, site);
        const titles = page.modules.map(({ title }) => title);
        const ours = side(context, ourDriver(`${origin}/editor/pages/${page.id}`));
        const puck = side(await browser.newContext(WINDOW), puckDriver(puckUrl));
        await measure([ours, puck], titles);
        return MEASURED.flatMap((measured) =>
          rowsOf(modules, measured, ours.figures[measured], puck.figures[measured]),
        );
      }),
    );
  });
}

const WINDOW = { viewport: { width: 1440, height: 860 }, locale: 'th-TH' };

function rowsOf(modules: number, measured: Measured, ours: number[], puck: number[]): Row[] {
  const name = `editor-${modules}: ${NAMES[measured]}`;
  const unit = measured === 'heap' ? 'MB' : 'ms';
  const figures = (samples: number[]) => (measured === 'key' ? [percentile(samples, 0.95)] : samples);
  const peer = row(`${name}: Puck`, figures(puck), unit);
  const share = modules === 100 ? SHARES[measured] : undefined;
  const target = share === undefined ? undefined : { atMost: share * peer.value };
  return [row(name, figures(ours), unit, target), peer];
}

type Side = { context: BrowserContext; driver: EditorDriver; figures: Figures };

function side(context: BrowserContext, driver: EditorDriver): Side {
  const figures = { open: [], select: [], key: [], insert: [], undo: [], move: [], drag: [], heap: [] };
  return { context, driver, figures };
}

/** Measures both sides in alternation, so that other load on the machine slows both. */
async function measure(sides: readonly Side[], titles: readonly string[]): Promise<void> {
  const times = titles.length > 100 ? LARGE_TIMES : USUAL_TIMES;
  const pages = new Map<Side, Page>();
  for (let opening = 0; opening <= times.openings; opening++)
    for (const side of sides) {
      await pages.get(side)?.close();
      const page = await side.context.newPage();
      pages.set(side, page);
      const opened = await open(page, side.driver, titles[0] ?? '');
      // The first opening only fills the caches.
      if (opening > 0) side.figures.open.push(opened);
    }
  const works = [...pages].map(([{ driver, figures }, page]) => ({
    page,
    turns: turnsOf(page, driver, titles.length, times, figures),
  }));
  for (let isDone = false; !isDone; )
    for (const { page, turns } of works) {
      await page.bringToFront();
      await page.waitForTimeout(PAUSE_MS);
      isDone = (await turns.next()).done ?? false;
    }
}

/**
 * Time from the navigation to the first click that selects a module, whose title is then in the field. Before that an
 * editor may show another title field, that of the page.
 */
async function open(page: Page, driver: EditorDriver, title: string): Promise<number> {
  await page.goto(driver.url, { waitUntil: 'commit' });
  return page.evaluate(
    ({ frame, module, field, title }) =>
      new Promise<number>((resolve, reject) => {
        const tick = () => {
          if (performance.now() > 60_000) return reject(new Error(`${title} could not be selected`));
          const input = document.querySelector<HTMLInputElement>(field);
          if (input?.value === title) return resolve(performance.now());
          const canvas = document.querySelector<HTMLIFrameElement>(frame)?.contentWindow?.document;
          canvas?.querySelector<HTMLElement>(module)?.click();
          return requestAnimationFrame(tick);
        };
        tick();
      }),
    { frame: driver.frame, module: driver.module, field: driver.titleField, title },
  );
}

/** Measurements in an opened editor, in turns of a few seconds. */
async function* turnsOf(
  page: Page,
  driver: EditorDriver,
  modules: number,
  { repeats, words }: typeof USUAL_TIMES,
  figures: Figures,
): AsyncGenerator<undefined> {
  const inFrame = { frame: driver.frame, selector: driver.module };
  const moduleAt = (nth: number) => page.frameLocator(driver.frame).locator(driver.module).nth(nth);
  const select = (nth: number) => moduleAt(nth).click({ position: { x: 5, y: 5 } });
  const rest = () => page.waitForTimeout(PAUSE_MS);
  await timeToSee(page, { ...inFrame, count: modules }, undefined, rest);
  await page.waitForTimeout(5 * PAUSE_MS);

  // Opening has selected the first module.
  for (let turn = 1; turn <= repeats; turn++) {
    const nth = turn % 3;
    const sight = { selector: driver.titleField, text: `Module ${nth}` };
    figures.select.push(await timeToSee(page, sight, 'pointerdown', () => select(nth)));
    await rest();
    if (turn % BLOCK === 0) yield;
  }
  const nth = repeats % 3;
  let text = `Module ${nth}`;
  await page.locator(driver.titleField).filter({ visible: true }).first().focus();
  await page.keyboard.press('End');
  for (let word = 0; word < words; word++) {
    for (const key of WORD_KEYS) {
      text = key === 'x' ? `${text}x` : text.slice(0, -1);
      const sight = { ...inFrame, selector: driver.heading, nth, text };
      figures.key.push(await timeToSee(page, sight, 'keydown', () => page.keyboard.press(key)));
      await page.waitForTimeout(60);
    }
    yield;
  }
  for (let turn = 0; turn < repeats; turn++) {
    await select(nth);
    await rest();
    const { insert, undo, moveDown } = driver;
    const count = (extra: number) => ({ ...inFrame, count: modules + extra });
    figures.insert.push(await timeToSee(page, count(1), insert.event, () => insert.act(page, nth)));
    await rest();
    figures.undo.push(await timeToSee(page, count(0), undo.event, () => undo.act(page, nth)));
    await rest();
    await select(nth);
    await rest();
    const id = (await moduleAt(nth).getAttribute('data-node')) ?? '';
    const moved = { ...inFrame, nth: nth + 1, id };
    figures.move.push(await timeToSee(page, moved, moveDown.event, () => moveDown.act(page, nth)));
    await rest();
    await undo.act(page, nth);
    await rest();
    if (turn % BLOCK === BLOCK - 1) yield;
  }
  figures.heap.push(await heapMegabytes(page));
  figures.drag.push(await longestFrame(page, () => driver.drag(page, nth)));
}
