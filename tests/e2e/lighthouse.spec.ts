import { lighthouse, TEMPLATES } from '../support/lighthouse.ts';
import { expect, origin, test } from './test.ts';

/** Speed depends on the machine: `npm run bench -- lighthouse` judges it. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

for (const tenant of ['zest', 'guide'] as const)
  for (const [template, path] of Object.entries(TEMPLATES[tenant]))
    test(`Lighthouse finds no fault with the ${template} page of ${tenant}`, async ({ server }) => {
      test.setTimeout(180_000);
      const judged = await lighthouse(origin(server, tenant) + path, CATEGORIES);
      for (const category of CATEGORIES) expect(judged[category]).toEqual({ points: 100, faults: [] });
    });
