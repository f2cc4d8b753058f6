import { lighthouse, TEMPLATES } from '../support/lighthouse.ts';
import { expect, origin, test } from './test.ts';

/** Speed depends on the machine: `npm run bench -- lighthouse` judges it. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
/** Search engines are to keep no results, which Lighthouse can't know. */
const KEPT_OUT = ['is-crawlable: Page is blocked from indexing'];

/** The other tenant's lists and deals are the same templates. */
const PAGES = {
  zest: Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[],
  guide: ['home', 'article'] as const,
};

for (const tenant of ['zest', 'guide'] as const)
  for (const template of PAGES[tenant])
    test(`Lighthouse finds no fault with the ${template} page of ${tenant}`, async ({ server }) => {
      test.setTimeout(180_000);
      const judged = await lighthouse(origin(server, tenant) + TEMPLATES[template], CATEGORIES);
      expect(judged.accessibility.faults).toEqual([]);
      expect(judged['best-practices'].faults).toEqual([]);
      expect(judged.seo.faults).toEqual(template === 'results' ? KEPT_OUT : []);
      for (const category of CATEGORIES)
        if (judged[category].faults.length === 0) expect(judged[category].points).toBe(100);
    });
