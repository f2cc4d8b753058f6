import type { PuckAction } from '@puckeditor/core';
import type { Page } from 'playwright-core';

/** Selectors and input by which the bench uses an editor. */
export type EditorDriver = {
  url: string;
  /** Selector of the canvas, an iframe of the page that contains `module` and `heading`. */
  frame: string;
  module: string;
  heading: string;
  /** Selector of the field for the selected module's title. */
  titleField: string;
  /** Inserts a module after the selected one. */
  insert: Action;
  undo: Action;
  /** Moves the selected module down by one. */
  moveDown: Action;
  /** Drags the module about without dropping it. */
  drag: (page: Page, nth: number) => Promise<void>;
};

/** An input; `event` is the DOM event from which time is measured. */
type Action = { event: string; act: (page: Page, nth: number) => Promise<void> };

/** Driver of our editor, with the keys and the mouse of an operator. */
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

/** Event by which the bench triggers actions of Puck that have no key; its detail is the action. */
export const PUCK_ACTION = 'puck-action';
const ZONE = 'root:default-zone';
const puck = (page: Page, action: PuckAction) =>
  page.evaluate(([name, detail]) => void document.dispatchEvent(new CustomEvent(name, { detail })), [
    PUCK_ACTION,
    action,
  ] as const);

/** Driver of Puck; actions without a key are called directly. */
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

/** Drags from a point downwards for a second, and drops back. */
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
