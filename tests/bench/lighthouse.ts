import {
  LIGHTHOUSE_CATEGORIES,
  type LighthouseCategory,
  lighthouse,
  TEMPLATES,
} from '../support/lighthouse.ts';
import { type Row, row } from './report.ts';
import { HOMES, withSite } from './site.ts';

const RUNS = 3;
const AT_LEAST: Record<LighthouseCategory, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
};

/** Lighthouse's points for one page of each template on its own slow phone; what costs some is named. */
export async function lighthousePoints(): Promise<Row[]> {
  return withSite(async ({ port }) => {
    const rows: Row[] = [];
    for (const tenant of HOMES)
      for (const [template, path] of Object.entries(TEMPLATES[tenant as keyof typeof TEMPLATES]))
        rows.push(
          ...(await judge(`lighthouse, ${tenant} ${template}`, `http://${tenant}.localhost:${port}${path}`)),
        );
    return rows;
  });
}

async function judge(name: string, url: string): Promise<Row[]> {
  const runs = [];
  while (runs.length < RUNS) runs.push(await lighthouse(url, LIGHTHOUSE_CATEGORIES));
  for (const fault of new Set(runs.flatMap((run) => LIGHTHOUSE_CATEGORIES.flatMap((one) => run[one].faults))))
    console.log(`  ${name}: ${fault}`);
  return LIGHTHOUSE_CATEGORIES.map((category) =>
    row(
      `${name}: ${category}`,
      runs.map((run) => run[category].points),
      'points',
      { atLeast: AT_LEAST[category] },
    ),
  );
}
