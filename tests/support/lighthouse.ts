import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium, pinnedNode } from '../../scripts/setup.mjs';

export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type LighthouseCategory = (typeof LIGHTHOUSE_CATEGORIES)[number];

/** Paths of one page for each template; both tenants of the seed have them. */
export const TEMPLATES = {
  home: '/',
  list: '/products',
  search: '/search',
  results: '/search?keyword=boomora',
  deal: '/content/d20021',
  article: '/article/a30007',
};

/** Points from 0 to 100, and the audits that reduce them. */
export type Judgement = { points: number; faults: string[] };

type Audit = { title: string; score: number | null; displayValue?: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = {
  categories: Partial<Record<LighthouseCategory, Category>>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

const run = promisify(execFile);
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/**
 * Runs Lighthouse on a page with its own emulation of a slow phone, in a browser of its own.
 * @throws when it can't judge the page, or not within `limitMs`
 */
export async function lighthouse<C extends LighthouseCategory>(
  url: string,
  categories: readonly C[],
  limitMs = 120_000,
): Promise<Record<C, Judgement>> {
  const { stdout } = await run(
    pinnedNode(),
    [
      fileURLToPath(import.meta.resolve('lighthouse/cli/index.js')),
      url,
      '--quiet',
      '--output=json',
      '--disable-full-page-screenshot',
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      // A browser that prefers English would get an English page whose canonical address differs.
      `--extra-headers=${JSON.stringify({ 'Accept-Language': 'th' })}`,
      `--only-categories=${categories}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: MAX_REPORT_BYTES, timeout: limitMs },
  ).catch((error) => {
    throw error.killed ? new Error(`${url}: no judgement after ${limitMs / 1_000} s`) : error;
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const judgements = categories.map((category) => [category, judgementOf(report, category)]);
  return Object.fromEntries(judgements) as Record<C, Judgement>;
}

function judgementOf({ categories, audits }: Report, name: LighthouseCategory): Judgement {
  const { score, auditRefs } = categories[name] ?? { score: null, auditRefs: [] };
  const faults = auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    const isFault = audit && weight > 0 && audit.score !== null && audit.score < 1;
    return isFault ? [`${id}: ${audit.displayValue ?? audit.title}`] : [];
  });
  return { points: Math.round((score ?? 0) * 100), faults };
}
