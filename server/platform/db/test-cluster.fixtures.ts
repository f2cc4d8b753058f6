import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from './database.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

const TEMPLATE = 'talat_template';
const TEMPLATE_LOCK = 7_241_900;

/** Shared cluster, started by the first test file that needs it; stopped at the end of the run. */
let cluster: Promise<EmbeddedDatabase> | undefined;

/** Creates an empty database with all tables, on the server that the test files share. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  cluster ??= startEmbedded(process.env.TEST_DATA_DIR ?? '');
  const { url: server } = await cluster;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 0) await createTemplate(admin, server);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  const drop = () => asAdmin(server, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  return { url: withName(server, name), drop: async () => void (await drop()) };
}

async function createTemplate(admin: pg.Client, server: string): Promise<void> {
  // Test data needn't survive a crash of the machine.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`ALTER SYSTEM SET ${setting} TO off`);
  await admin.query('SELECT pg_reload_conf()');
  await admin.query('CREATE DATABASE talat_migrated');
  const migrated = await openDatabase({ databaseUrl: withName(server, 'talat_migrated'), dataDir: '' });
  await migrated.close();
  await admin.query(`ALTER DATABASE talat_migrated RENAME TO ${TEMPLATE}`);
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withName(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
