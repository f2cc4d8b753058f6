import { parseArgs } from 'node:util';
import { openDatabase } from '../../platform/db/database.ts';
import { readEnvironment } from '../../platform/env.ts';
import { openTenantDirectory } from '../../platform/tenants/tenants.ts';
import { auditTruth } from './audit.ts';

const USAGE = `Usage: npm run truth -- [--tenant TENANT]

Recomputes all that is stored and shown of a tenant's prices, or of all tenants', from the raw price points: labels,
percentages, verdicts, ends and availability, in the database, on cards, on pages and in their JSON-LD.
Exit code: 0 all are true, 1 some contradict their record, 2 the audit did not finish.`;
/** Contradictions that are printed of each tenant. */
const MAX_PRINTED = 20;

const say = (text: string) => process.stdout.write(`${text}\n`);
const warn = (text: string) => process.stderr.write(`${text}\n`);

async function run(tenant: string | undefined): Promise<number> {
  const environment = readEnvironment(process.env);
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  });
  try {
    const directory = await openTenantDirectory(
      database.db,
      () => environment.PORT,
      (invalid, problem) => warn(`The tenant ${invalid} is passed over: ${problem}`),
    );
    const scopes = directory.all().filter(({ tenantId }) => tenant === undefined || tenantId === tenant);
    if (scopes.length === 0) throw new Error(`There is no tenant ${tenant ?? 'yet: run npm start once'}`);
    let wrong = 0;
    for (const scope of scopes) {
      const audit = await auditTruth(database.db, scope, Date.now());
      wrong += audit.wrong;
      say(
        `${scope.tenantId}: ${audit.items} items, ${audit.claims} claims, ${audit.wrong} contradict their record`,
      );
      for (const { place, subject, id, claim, said, recorded } of audit.contradictions.slice(0, MAX_PRINTED))
        say(`  ${subject} ${id}, ${place}: ${claim} is ${said}, recorded ${recorded}`);
      if (audit.wrong > MAX_PRINTED) say(`  … and ${audit.wrong - MAX_PRINTED} more`);
    }
    return wrong > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

try {
  const { values } = parseArgs({
    options: { tenant: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) say(USAGE);
  else process.exitCode = await run(values.tenant);
} catch (error) {
  warn(`The audit failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
