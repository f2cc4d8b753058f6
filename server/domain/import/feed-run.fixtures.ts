import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { importFile } from './import-file.ts';

/** Program of kills.long.test.ts: runs a file of the feed `f`, and writes a line at every progress. */
const [file = '', databaseUrl = '', dataDir = '', now] = process.argv.slice(2);
await importFile({
  file,
  format: 'jsonl',
  scope: tenantScope(tenantFixture('zest')),
  databaseUrl,
  dataDir,
  now: () => Number(now),
  onWait: () => {},
  onProgress: ({ step }) => process.stdout.write(`${step}\n`),
  feed: { id: 'f', missing: { rule: 'hide' } },
});
