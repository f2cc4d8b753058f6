import axe, { type NodeResult, type RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright/test';
import { expect } from './test.ts';

/** A window with axe loaded. */
type WithAxe = { axe: typeof axe };

type Scope = {
  /** Selector of the only part to check. */
  include?: string;
  /** Whether to check the page's frames too, which takes half as long again. */
  withFrames?: boolean;
};

const OPTIONS: RunOptions = {
  // Otherwise axe would describe every passing element.
  resultTypes: ['violations'],
  // The only rule of WCAG 2.2 AA that is off by default.
  rules: { 'target-size': { enabled: true } },
};

/** Violations found by axe, one line for each element and rule. */
export async function violations(page: Page, { include, withFrames = false }: Scope = {}): Promise<string[]> {
  await Promise.all((withFrames ? page.frames() : [page.mainFrame()]).map(bringAxe));
  const found = await page.evaluate(
    async ([context, options]) =>
      (await (window as unknown as WithAxe).axe.run(context ?? document, options)).violations,
    [include, { ...OPTIONS, iframes: withFrames }] as const,
  );
  const lines: string[] = [];
  for (const { id, nodes } of found)
    for (const node of nodes)
      if (!(id === 'target-size' && (await isSizeElsewhere(page, node))))
        lines.push(`${id}: ${node.target.join(' ')} ${node.html} ${node.any[0]?.message ?? ''}`);
  return lines;
}

/** Loads axe into a document once: evaluating its source takes as long as checking a small page. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/**
 * Whether a target's size is irrelevant here: a page in a frame is scaled to fit and may still be animated (its sizes
 * are checked on the page itself), and a target covered by a sticky bar can be scrolled out from under it.
 */
async function isSizeElsewhere(page: Page, { target, any }: NodeResult): Promise<boolean> {
  if (target.length > 1) return true;
  const over = any.flatMap(({ relatedNodes = [] }) =>
    relatedNodes.flatMap((node) => node.target.map(String)),
  );
  return page.evaluate(
    ([own = '', ...selectors]) => {
      const barOf = (selector: string) => {
        let element = document.querySelector(selector);
        while (element && !/fixed|sticky/.test(getComputedStyle(element).position))
          element = element.parentElement;
        return element;
      };
      const bars = selectors.map(barOf);
      return bars.length > 0 && bars.every((bar) => bar && bar !== barOf(own));
    },
    [String(target[0]), ...over],
  );
}

/** Pixels by which the page is wider than the screen; a phone's `innerWidth` grows with what is too wide. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects no violations, and no horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page), page.url()).toEqual([]);
  expect(await overhang(page), page.url()).toBeLessThanOrEqual(0);
}
