import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'talat-home-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const MEMORY = '/dev/shm';

/** Runs a script with this module's functions as a run of its own, and returns its first line and its process. */
async function runOf(script: string) {
  const { TALAT_RUN: _, ...env } = process.env;
  const text = `import { beginRun, databaseFolder, endRun } from './scripts/runs.mjs';\n${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    env: { ...env, TMPDIR: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(`${data}`.trim())),
  );
  return { line, child, ended };
}

/** Begins a run with a process, a folder of databases and a file; prints their names. */
const BEGIN = `
  import { spawn } from 'node:child_process';
  import { tmpdir } from 'node:os';
  beginRun();
  const { pid } = spawn('sleep', ['1000']);
  const databases = databaseFolder();
`;
const PRINT = 'console.log(JSON.stringify({ pid, databases, folder: tmpdir() }));';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a run that ends leaves neither folders nor processes', async () => {
  const { line, ended } = await runOf(`${BEGIN}${PRINT}\nendRun({ processes: true }); process.exit()`);
  const { pid, databases, folder } = JSON.parse(line);
  await ended;
  expect([existsSync(databases), existsSync(folder), readdirSync(home)]).toEqual([false, false, []]);
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
});

test('the next run removes what a killed one has left, and nothing of one that goes on', async () => {
  const going = await runOf(`${BEGIN}${PRINT}`);
  const killed = await runOf(`${BEGIN}${PRINT}`);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const [kept, left] = [JSON.parse(going.line), JSON.parse(killed.line)];
  expect([existsSync(left.folder), isRunning(left.pid)]).toEqual([true, true]);
  const next = await runOf("beginRun(); endRun(); console.log('done'); process.exit()");
  await next.ended;
  expect([existsSync(left.databases), existsSync(left.folder)]).toEqual([false, false]);
  await vi.waitFor(() => expect(isRunning(left.pid)).toBe(false));
  expect([existsSync(kept.databases), existsSync(kept.folder), isRunning(kept.pid)]).toEqual([
    true,
    true,
    true,
  ]);
  going.child.kill('SIGKILL');
  await going.ended;
  const last = await runOf("beginRun(); endRun(); console.log('done'); process.exit()");
  await last.ended;
  expect(readdirSync(home)).toEqual([]);
  await vi.waitFor(() => expect(isRunning(kept.pid)).toBe(false));
});

test('the next run stops the database of a killed one, also where its folder is lost', async () => {
  const { line, child, ended } = await runOf(`${BEGIN}
    import { readFileSync } from 'node:fs';
    const { startEmbedded } = await import('#server/platform/db/embedded.ts');
    await startEmbedded(databases);
    const postmaster = Number.parseInt(readFileSync(databases + '/postgres/postmaster.pid', 'utf8'), 10);
    console.log(JSON.stringify({ databases, postmaster }));`);
  const { databases, postmaster } = JSON.parse(line);
  child.kill('SIGKILL');
  await ended;
  expect(isRunning(postmaster)).toBe(true);
  rmSync(databases, { recursive: true });
  const next = await runOf("beginRun(); endRun(); console.log('done'); process.exit()");
  await next.ended;
  expect(isRunning(postmaster)).toBe(false);
});

test('databases are in memory, where it has room', async () => {
  const { line } = await runOf(`${BEGIN}${PRINT}\nendRun({ processes: true }); process.exit()`);
  const { databases, folder } = JSON.parse(line);
  expect([join(MEMORY, folder.slice(home.length + 1)), join(folder, 'databases')]).toContain(databases);
});

test('a run within another one neither begins nor ends anything', async () => {
  const { line, ended } = await runOf(`${BEGIN}
    import { execFileSync } from 'node:child_process';
    import { existsSync } from 'node:fs';
    const inner = "import('./scripts/runs.mjs').then((runs) => { runs.beginRun(); runs.endRun(); console.log(process.env.TMPDIR); })";
    const within = execFileSync(process.execPath, ['-e', inner], { encoding: 'utf8' }).trim();
    console.log(JSON.stringify([within === tmpdir(), existsSync(within)]));
    endRun({ processes: true });
    process.exit();`);
  expect(JSON.parse(line)).toEqual([true, true]);
  await ended;
});
