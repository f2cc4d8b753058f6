import type { PuckAction } from '@puckeditor/core';
import type { Page } from 'playwright-core';

/** How the bench handles an editor: where to look, and the input for each thing that it times. */
export type EditorDriver = {
  url: string;
  /** The canvas, an iframe of the page; `module` and `heading` are in it. */
  frame: string;
  module: string;
  heading: string;
  /** The field of the selected module's title. */
  titleField: string;
  /** Inserts a module behind the selected one. */
  insert: Action;
  undo: Action;
  /** Moves the selected module one place down. */
  moveDown: Action;
  /** Picks up the module and carries it about, without letting go. */
  drag: (page: Page, nth: number) => Promise<void>;
};

/** `event` is the input from which the time counts. */
type Action = { event: string; act: (page: Page, nth: number) => Promise<void> };

/** Ours: everything by the keys and the mouse of an operator. */
export const ourDriver = (url: string): EditorDriver => ({
  url,
  frame: '[data-testid="stage-frame"] iframe',
  module: '[data-node]',
  heading: '[data-node] h2',
  titleField: TITLE_FIELD,
  insert: { event: 'keydown', act: (page) => page.keyboard.press('Control+d') },
  undo: { event: 'keydown', act: (page) => page.keyboard.press('Control+z') },
  moveDown: { event: 'keydown', act: (page) => page.keyboard.press('Alt+ArrowDown') },
  drag: async (page, nth) => {
    const row = await page.getByTestId('outline-row').nth(nth).boundingBox();
    await carry(page, row && { x: row.x + 14, y: row.y + row.height / 2 });
  },
});

const TITLE_FIELD = '[data-testid="inspector"] #f-title';

/** The event by which the bench asks Puck for what it has no key for; its detail is the action. */
export const PUCK_ACTION = 'puck-action';
const ZONE = 'root:default-zone';
const puck = (page: Page, action: PuckAction) =>
  page.evaluate(([name, detail]) => void document.dispatchEvent(new CustomEvent(name, { detail })), [
    PUCK_ACTION,
    action,
  ] as const);

/** Puck: what has no key of its own is called. */
export const puckDriver = (url: string): EditorDriver => ({
  url,
  frame: '#preview-frame',
  module: '[data-node]',
  heading: '[data-node] h2',
  titleField: 'input[name="title"]',
  insert: {
    event: PUCK_ACTION,
    act: (page, nth) =>
      puck(page, {
        type: 'insert',
        componentType: 'goods-list',
        destinationIndex: nth + 1,
        destinationZone: ZONE,
      }),
  },
  undo: { event: 'keydown', act: (page) => page.keyboard.press('Control+z') },
  moveDown: {
    event: PUCK_ACTION,
    act: (page, nth) =>
      puck(page, { type: 'reorder', sourceIndex: nth, destinationIndex: nth + 1, destinationZone: ZONE }),
  },
  drag: async (page, nth) => {
    const module = page.frameLocator('#preview-frame').locator('[data-puck-component]').nth(nth);
    const box = await module.boundingBox();
    await carry(page, box && { x: box.x + 200, y: box.y + 60 });
  },
});

/** Picks up what is there, carries it down for a second, and lets it fall back. */
async function carry(page: Page, from: { x: number; y: number } | null): Promise<void> {
  if (!from) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) {
    await page.mouse.move(from.x, from.y + step * 5);
    await page.waitForTimeout(16);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
