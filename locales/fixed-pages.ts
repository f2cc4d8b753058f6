import { PRICE_RULES } from '#schemas/price-rules.ts';
import type { Text, TextKey } from './translate.ts';

/** The sections of the fixed pages, in order: each has the texts `<page>.<section>.title` and `….text`. */
export const PAGE_SECTIONS = {
  about: ['mission', 'prices', 'money', 'people'],
  help: ['orders', 'prices', 'coupons', 'alerts', 'account', 'activities', 'reports', 'contact'],
  agreement: ['scope', 'deals', 'account', 'content', 'liability', 'changes'],
  privacy: ['collect', 'use', 'share', 'cookies', 'rights', 'keep'],
  download: ['why', 'how'],
  prices: ['readings', 'usual', 'verdict', 'lows', 'reductions', 'list', 'stale', 'mistakes'],
} as const;

export type FixedPageName = keyof typeof PAGE_SECTIONS;

/**
 * Fixed pages whose text a shop may replace, by their path. How prices are checked isn't among them: that text states
 * the rules by which the labels are made.
 */
export const OWN_TEXT_PAGES = {
  'about-us': 'about',
  help: 'help',
  'user-agreement': 'agreement',
  'privacy-policy': 'privacy',
  download: 'download',
} as const satisfies Record<string, FixedPageName>;

/** Distances from the usual price at which the verdict changes, percent. */
const DISTANCES = {
  farBelow: 100 - PRICE_RULES.farBelowPercent,
  below: 100 - PRICE_RULES.belowPercent,
  above: PRICE_RULES.usualPercent - 100,
};

/** The built-in text of a fixed page for a shop of that name. */
export function builtInText(t: Text, page: FixedPageName, tenant: string) {
  const text = (key: string) => t(key as TextKey, { tenant, ...PRICE_RULES, ...DISTANCES });
  return {
    title: text(`${page}.title`),
    sections: PAGE_SECTIONS[page].map((section) => ({
      id: `${page}-${section}`,
      title: text(`${page}.${section}.title`),
      text: text(`${page}.${section}.text`),
    })),
  };
}
