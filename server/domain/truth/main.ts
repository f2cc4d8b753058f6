import { parseArgs } from 'node:util';
import { openDatabase } from '../../platform/db/database.ts';
import { readEnvironment } from '../../platform/env.ts';
import { openTenantDirectory, type TenantScope } from '../../platform/tenants/tenants.ts';
import { type Audit, auditTruth } from './audit.ts';
import { auditLists } from './audit-lists.ts';
import { auditPages } from './audit-pages.ts';
import { readRenderedPage } from './read-page.ts';

const USAGE = `Usage: npm run truth -- [--tenant TENANT] [--site URL [--pages N]]

Recomputes all that is stored and shown of a tenant's prices, or of all tenants', from the raw price points: labels,
percentages, verdicts, ends, ranges and availability, in the database, on cards, on pages and in their JSON-LD. Lists by
price and by discount, boards, the assistant, the search and alerts are asked for their order and for held prices.
With --site also what the running site's rendered pages say, such as http://localhost:3000: lists, and N pages (200) of
products and deals.
Exit code: 0 all are true, 1 some contradict their record, 2 the audit did not finish.`;
/** Contradictions that are printed of each tenant. */
const MAX_PRINTED = 20;
const MAX_PAGES = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const warn = (text: string) => process.stderr.write(`${text}\n`);

type Options = { tenant: string | undefined; site: URL | undefined; pages: number };

async function run({ tenant, site, pages }: Options): Promise<number> {
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
      print(scope.tenantId, 'items', audit);
      wrong += audit.wrong;
      const lists = await auditLists(database.db, scope, Date.now());
      print(scope.tenantId, 'kinds of lists', lists);
      wrong += lists.wrong;
      if (!site) continue;
      const host = siteHost(scope, site);
      const source = { db: database.db, scope, now: Date.now };
      const ofPages = await auditPages(source, (path) => readRenderedPage(site, host, path), pages);
      print(scope.tenantId, 'pages', ofPages);
      wrong += ofPages.wrong;
    }
    return wrong > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

function print(tenantId: string, things: string, { items, claims, wrong, contradictions }: Audit): void {
  say(`${tenantId}: ${items} ${things}, ${claims} claims, ${wrong} contradict their record`);
  for (const { place, subject, id, claim, said, recorded } of contradictions.slice(0, MAX_PRINTED))
    say(`  ${subject} ${id}, ${place}: ${claim} is ${said}, recorded ${recorded}`);
  if (wrong > MAX_PRINTED) say(`  … and ${wrong - MAX_PRINTED} more`);
}

/** Host by which the site knows the tenant: the address's own if it is the tenant's. */
function siteHost({ tenant }: TenantScope, site: URL): string {
  return tenant.hosts.includes(site.hostname) ? site.host : (tenant.hosts[0] ?? site.host);
}

try {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string' },
      site: { type: 'string' },
      pages: { type: 'string', default: '200' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) say(USAGE);
  else
    process.exitCode = await run({
      tenant: values.tenant,
      site: values.site === undefined ? undefined : new URL(values.site),
      pages: Math.min(Math.max(Number(values.pages) || 0, 2), MAX_PAGES),
    });
} catch (error) {
  warn(`The audit failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
