import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a start of these lines in a process of its own. */
function start(lines: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'talat-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const text = `import { watchProcess } from './server/platform/watch-process.ts'; const start = watchProcess(); ${lines}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { stdout, stderr, status, log: join(dataDir, 'start-failed.log') };
}

test('a failed start says in one line what failed and what to do, and names the log', () => {
  const { stderr, status, log } = start(`
    const { createServer } = await import('node:net');
    const first = createServer().listen(0, () => createServer().listen(first.address().port));`);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Talat did not start: listen EADDRINUSE: address already in use :::\d+\. Stop the program that uses the port, or set PORT to another one\. The rest: \S+\n$/,
  );
  expect(stderr).toContain(log);
  expect(readFileSync(log, 'utf8')).toMatch(/Error: listen EADDRINUSE.* at /s);
});

test('the line names the root of a chain of causes, and undoes what was begun', () => {
  const { stderr, stdout, status } = start(`
    start.undo(async () => console.log('database closed'));
    start.undo(async () => { throw new Error('jobs'); });
    const cause = Object.assign(new Error('no space left\\non device'), { code: 'ENOSPC' });
    throw new Error('Failed query: insert ' + 'x'.repeat(9_000), { cause });`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Talat did not start: no space left on device\. The disk is full.*\n$/);
  expect(stdout).toBe('database closed\n');
});

test('a promise that nobody handles fails a start too', () => {
  const { status, stderr } = start(`Promise.reject(new Error('late.')); setInterval(() => {}, 1_000);`);
  expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringMatching(/: late\. The rest:/)]);
});

const LOG = `{ fatal: ({ err }, text) => console.log(text + ': ' + err.message) }`;

test.each([
  ['an exception that nothing catches', `throw new Error('late')`],
  ['a promise that nobody handles', `void Promise.reject(new Error('late'))`],
])('%s ends a process that is ready, with a line in its log and what was begun undone', (_, late) => {
  const { status, stdout, stderr } = start(`
    process.on('unhandledRejection', () => console.log('Next goes on'));
    start.undo(async () => console.log('database closed'));
    start.isReady(${LOG});
    setTimeout(() => { ${late}; });
    setInterval(() => {}, 1_000);`);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain('ended by an error that nothing handled: late\n');
  expect(stdout).toContain('database closed\n');
});

test('a process whose undoing hangs ends too', () => {
  const { status } = start(`
    start.undo(() => new Promise(() => {}));
    start.isReady(${LOG});
    setInterval(() => {}, 1_000);
    throw new Error('late');`);
  expect(status).toBe(1);
});
