import { constants, setPriority } from 'node:os';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { importFile } from '#server/domain/import/import-file.ts';
import { tenantScope } from '#server/platform/tenants/tenants.ts';

/** Result of one import, without the start of its process. */
export type ImportResult = {
  seconds: number;
  summary: { inserted: number; unchanged: number };
  peakMegabytes: number;
};

// As `npm run import` does.
setPriority(constants.priority.PRIORITY_LOW);
const [file = '', databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const started = performance.now();
const { summary } = await importFile({
  file,
  format: 'jsonl',
  scope: tenantScope(tenantFixture('zest')),
  databaseUrl,
  dataDir,
  now: Date.now,
  onWait: () => {},
  onProgress: () => {},
});
const seconds = (performance.now() - started) / 1_000;
const peakMegabytes = process.resourceUsage().maxRSS / 1_024;
process.stdout.write(JSON.stringify({ seconds, summary, peakMegabytes }));
