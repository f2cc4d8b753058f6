import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readRows } from './database.ts';
import type { RunningServer } from './running-server.ts';

/** Makes somebody a member of zest by `npm run operator`, as on a site without a mail server; gives the password. */
export async function addOperator(
  server: RunningServer,
  { email, name, role }: { email: string; name: string; role: string },
): Promise<string> {
  const command = ['server/domain/operators/main.ts', '--tenant', 'zest', '--email', email, '--role', role];
  const env = { ...process.env, DATABASE_URL: server.databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  await readRows(server, 'update operators set name = $2 where email = $1', [email, name]);
  return stdout.trim().split(/\s+/).at(-1) ?? '';
}
