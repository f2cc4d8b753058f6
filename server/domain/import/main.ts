import { constants, setPriority } from 'node:os';
import type { Remarks } from '#schemas/feeds/run.ts';
import { type Db, openDatabase } from '../../platform/db/database.ts';
import { readEnvironment } from '../../platform/env.ts';
import { messageOf } from '../../platform/error-parts.ts';
import { openTenantDirectory, type TenantScope } from '../../platform/tenants/tenants.ts';
import { type Arguments, readArguments, USAGE } from './arguments.ts';
import { importFile } from './import-file.ts';
import { readMappingFile } from './mapping/mapping-file.ts';
import { importOrders } from './orders.ts';
import { errorLine, ImportFailure } from './problem.ts';
import { openProgress } from './progress.ts';
import type { ItemSummary, Summary } from './report.ts';
import type { Tally } from './tally.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const warn = (text: string) => process.stderr.write(`${text}\n`);

async function run({ file, tenant, format, mapping, dry }: Arguments): Promise<number> {
  const environment = readEnvironment(process.env);
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  });
  // The site on the same machine comes first. A database that was started here keeps its priority.
  setPriority(constants.priority.PRIORITY_LOW);
  const progress = openProgress(process.stderr);
  try {
    const options = {
      file,
      scope: await findTenant(database.db, tenant, environment.PORT),
      databaseUrl: database.url,
      dataDir: environment.DATA_DIR,
      now: Date.now,
      onWait: () => warn(`Another import into ${tenant} is running; waiting for it.`),
    };
    const result =
      format === 'orders'
        ? await importOrders({ ...options, db: database.db })
        : await importFile({
            ...options,
            ...(mapping && (await readMappingFile(mapping))),
            format,
            mode: dry ? 'dry' : 'apply',
            onProgress: progress.show,
          });
    progress.end();
    if ('format' in result && format === 'auto') say(`Read as ${result.format}.`);
    if (dry) say('Dry run: nothing is written.');
    printResult(result);
    return result.summary.rejected > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

async function findTenant(db: Db, id: string, port: number): Promise<TenantScope> {
  const directory = await openTenantDirectory(
    db,
    () => port,
    (invalid, problem) => warn(`The tenant ${invalid} is passed over: ${problem}`),
  );
  const scope = directory.byId(id);
  if (scope) return scope;
  const names = directory
    .all()
    .map(({ tenantId }) => tenantId)
    .sort();
  const known =
    names.length > 0 ? `There are: ${names.join(', ')}.` : 'There are none yet: run npm start once.';
  throw new ImportFailure('IMPORT_UNKNOWN_TENANT', `There is no tenant ${id}. ${known}`);
}

function printResult({
  summary,
  firstRejected,
  reportPath,
  remarks,
}: Tally & { reportPath: string; remarks?: Remarks }): void {
  const { read, inserted, updated, unchanged, rejected } = summary;
  say(`${read} rows: ${inserted} inserted, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected`);
  if (isOfItems(summary)) {
    const { repriced, missing, hidden, warned } = summary;
    say(`${repriced} prices changed, ${missing} missing, ${hidden} hidden`);
    if (warned > 0) say(`${warned} rows lack a field that couldn't be read`);
    sayRemarks(remarks);
  }
  for (const { line, code, detail } of firstRejected) say(`  line ${line}: ${errorLine(code, detail)}`);
  if (rejected > firstRejected.length) say(`  … and ${rejected - firstRejected.length} more`);
  say(`Report: ${reportPath}`);
}

function sayRemarks(remarks: Remarks | undefined): void {
  if (remarks === undefined) return;
  const { idsFrom, assumedCurrency, unmapped } = remarks;
  if (idsFrom === 'link') say('The file has no ids: items are recognised by their links');
  if (assumedCurrency > 0) say(`${assumedCurrency} rows don't say their currency: the shop's was taken`);
  if (unmapped.length > 0) say(`Columns that aren't used: ${unmapped.join(', ')}`);
}

function isOfItems(summary: Summary | ItemSummary): summary is ItemSummary {
  return 'warned' in summary;
}

try {
  // npm runs scripts in the project's folder; INIT_CWD is the folder of the command.
  const given = readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  if (given) process.exitCode = await run(given);
  else say(USAGE);
} catch (error) {
  const message = messageOf(error);
  warn(error instanceof ImportFailure ? errorLine(error.code, message) : `The import failed: ${message}`);
  if (error instanceof ImportFailure && error.code === 'IMPORT_USAGE') warn(`\n${USAGE}`);
  process.exitCode = 2;
}
