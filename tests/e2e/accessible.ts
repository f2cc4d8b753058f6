import type { Frame, Page } from '@playwright/test';
import axe, { type NodeResult, type RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** A window that has been given axe. */
type WithAxe = { axe: typeof axe };

type Scope = {
  /** The selector of the only part to look at. */
  include?: string;
  /** The page's frames too, which takes half as long again. */
  withFrames?: boolean;
};

const OPTIONS: RunOptions = {
  // Of what passes, axe would describe every element.
  resultTypes: ['violations'],
  // The only rule of WCAG 2.2 AA that isn't asked unless it is named.
  rules: { 'target-size': { enabled: true } },
};

/** What axe finds, a line for each element and rule. */
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

/** Gives a document axe once: reading its source takes as long as a small page's whole inspection. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/**
 * Whether a target's size says nothing here: a page in a frame is shrunk to fit and may still be on its way (its sizes are
 * judged on the page itself), and from under a bar that stays in view a target is scrolled out.
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

/** How many pixels the page is too wide for the screen. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Nothing that axe finds, and nothing that hangs over the screen's side. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page), page.url()).toEqual([]);
  expect(await overhang(page), page.url()).toBeLessThanOrEqual(0);
}
