import { lighthouse, TEMPLATES } from '../support/lighthouse.ts';
import { expect, origin, test } from './test.ts';

/** Audited categories. Speed depends on the machine: `npm run bench -- lighthouse` measures it. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
/** Audited page of each tenant. `npm run bench -- lighthouse` audits every template of both. */
const PAGES = { zest: 'deal', guide: 'article' } as const;

for (const tenant of ['zest', 'guide'] as const)
  test(`Lighthouse finds no fault with the ${PAGES[tenant]} page of ${tenant}`, { tag: '@all' }, async ({
    server,
  }) => {
    const judged = await lighthouse(origin(server, tenant) + TEMPLATES[PAGES[tenant]], CATEGORIES);
    for (const category of CATEGORIES) {
      expect(judged[category].faults).toEqual([]);
      expect(judged[category].points).toBe(100);
    }
  });
