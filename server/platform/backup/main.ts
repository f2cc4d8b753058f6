import { parseArgs } from 'node:util';
import { readEnvironment } from '../env.ts';
import { BackupRefused, backUp, restoreBackup } from './backup.ts';

const USAGE = `Usage: npm run backup -- FOLDER
       npm run backup -- --restore FOLDER

Copies the embedded database and the pictures of DATA_DIR into a new folder; the site may be running.
With --restore puts such a copy into a DATA_DIR that has no database yet.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  });
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) say(USAGE);
  else await run(folder, values.restore);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof BackupRefused ? '' : 'The backup failed: '}${reason}\n`);
  process.exitCode = 1;
}

async function run(folder: string, isRestore: boolean): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  if (DATABASE_URL)
    throw new BackupRefused(
      'DATABASE_URL names a PostgreSQL of its own: back it up with its own pg_dump, and copy DATA_DIR/media.',
    );
  const started = performance.now();
  if (isRestore) await restoreBackup(folder, DATA_DIR);
  else await backUp(DATA_DIR, folder);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  say(
    isRestore ? `Restored ${DATA_DIR} in ${seconds} s: start the site.` : `Saved ${folder} in ${seconds} s.`,
  );
}
