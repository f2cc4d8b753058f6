import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accountTiming } from './account-timing.ts';
import { beacons } from './beacons.ts';
import { cachedPage } from './cached-page.ts';
import { contentList } from './content-list.ts';
import { editorSpeed } from './editor.ts';
import { homeScript } from './home-script.ts';
import { importSpeed } from './import.ts';
import { lighthousePoints } from './lighthouse.ts';
import { pageDuringImport } from './page-during-import.ts';
import { pageMiss } from './page-miss.ts';
import { publishToVisible } from './publish.ts';
import { type Row, table } from './report.ts';
import { runtimeBytes } from './runtime-bytes.ts';
import { runtimeSsr } from './runtime-ssr.ts';
import { searchLatency } from './search.ts';
import { vitals } from './vitals.ts';
import { workFolder } from './work-folder.ts';

/** Benches by their name on the command line. */
const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  'runtime-ssr-12': () => runtimeSsr(12),
  'runtime-ssr-100': () => runtimeSsr(100),
  'runtime-bytes': runtimeBytes,
  'cached-page': cachedPage,
  'home-script': homeScript,
  'publish-to-visible': publishToVisible,
  vitals,
  lighthouse: lighthousePoints,
  'search-10k': () => searchLatency(10_000),
  'search-100k': () => searchLatency(100_000),
  'search-1m': () => searchLatency(1_000_000),
  'page-miss': pageMiss,
  import: () => importSpeed(10_000),
  'import-200k': () => importSpeed(200_000),
  'import-2m': () => importSpeed(2_000_000, 1),
  'page-during-import': pageDuringImport,
  beacons,
  'account-timing': accountTiming,
  'editor-100': () => editorSpeed(100),
  'editor-500': () => editorSpeed(500),
  'content-list': contentList,
};

/** Takes more than an hour, so it runs only when it is named. */
const ONLY_NAMED = new Set(['import-2m']);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}

const rows: Row[] = [];
for (const [name, bench] of Object.entries(benches)) {
  const runs = positionals.length === 0 ? !ONLY_NAMED.has(name) : positionals.includes(name);
  if (!runs) continue;
  console.log(`${name} …`);
  const stopTelling = tellWhileRunning(name);
  await bench()
    .then(
      (measured) => {
        rows.push(...measured);
        console.log(table(measured));
      },
      (error) => {
        console.error(`${name} failed:`, error);
        process.exitCode = 1;
      },
    )
    .finally(stopTelling);
}
await mkdir(workFolder, { recursive: true });
await writeFile(join(workFolder, 'latest.json'), `${JSON.stringify(rows, null, 1)}\n`);
console.log(`\n${table(rows)}`);
if (values.check && rows.some(({ pass }) => pass === false)) process.exitCode = 1;

/** Prints every two minutes that a bench is still running: on a slow or busy machine it takes many times as long. */
function tellWhileRunning(name: string): () => void {
  const started = Date.now();
  const timer = setInterval(() => {
    const minutes = Math.round((Date.now() - started) / 60_000);
    console.log(`  ${name}: still measuring after ${minutes} minutes; the machine is slow or busy`);
  }, 120_000);
  return () => clearInterval(timer);
}
