import {
  type Judgement,
  LIGHTHOUSE_CATEGORIES,
  type LighthouseCategory,
  lighthouse,
  TEMPLATES,
} from '../support/lighthouse.ts';
import { type Row, row } from './report.ts';
import { HOMES, withSite } from './site.ts';

const RUNS = 3;
/** Time limit for one page; on a busy machine it may take minutes. */
const LIMIT_MS = 600_000;
const AT_LEAST: Record<LighthouseCategory, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
};

/**
 * Lighthouse's points for one page of each template with its own emulation of a slow phone, and the audits that reduce
 * them. The site has the page and its pictures in its cache, as for any but its first visitor. Search results are
 * excluded from indexes, for which `seo` deducts points.
 */
export async function lighthousePoints(): Promise<Row[]> {
  return withSite(async ({ port }) => {
    const rows: Row[] = [];
    for (const tenant of HOMES)
      for (const [template, path] of Object.entries(TEMPLATES)) {
        const judged = await judge(`http://${tenant}.localhost:${port}${path}`);
        rows.push(...rowsOf(`lighthouse, ${tenant} ${template}`, judged));
      }
    return rows;
  });
}

type Judgements = Record<LighthouseCategory, Judgement>;

async function judge(url: string): Promise<Judgements[]> {
  await lighthouse(url, ['performance'], LIMIT_MS);
  const judged: Judgements[] = [];
  while (judged.length < RUNS) judged.push(await lighthouse(url, LIGHTHOUSE_CATEGORIES, LIMIT_MS));
  return judged;
}

function rowsOf(name: string, judged: readonly Judgements[]): Row[] {
  return LIGHTHOUSE_CATEGORIES.map((category) => {
    const faults = new Set(judged.flatMap((each) => each[category].faults));
    for (const fault of faults) console.log(`  ${name}, ${category}: ${fault}`);
    const points = judged.map((each) => each[category].points);
    return row(`${name}: ${category}`, points, 'points', { atLeast: AT_LEAST[category] });
  });
}
