import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

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
  const axe = new AxeBuilder({ page }).setLegacyMode(!withFrames).options(OPTIONS);
  const found = await (include ? axe.include(include) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${target.join(' ')} ${html} ${any[0]?.message ?? ''}`),
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
