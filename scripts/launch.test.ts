import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The arguments for a Node that launches a file with this text. */
function launching(text: string, ...args: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'talat-launch-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'main.ts');
  writeFileSync(file, text);
  const call = `launch(${JSON.stringify(file)}, ${JSON.stringify(args)}, { NODE_ENV: 'production', A_DEFAULT: 'x' })`;
  return ['--input-type=module', '-e', `import { launch } from './scripts/launch.mjs'; ${call};`];
}

test('a launched file gets its arguments, default variables and the pinned Node; its exit code is ours', () => {
  const text =
    'const text: string = [process.argv[2], process.env.NODE_ENV, process.env.A_DEFAULT].join(); console.log(text, process.version); process.exit(7);';
  const { stdout, status } = spawnSync(process.execPath, launching(text, 'one'), {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  expect(stdout.trim()).toBe(`one,test,x ${process.version}`);
  expect(status).toBe(7);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s reaches the launched file, which may end in its own time',
  async (signal) => {
    const text = `process.on('${signal}', () => setTimeout(() => process.exit(9), 50)); setInterval(() => {}, 1000); console.log('up');`;
    const parent = spawn(process.execPath, launching(text), { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');
    parent.kill(signal);
    expect(await once(parent, 'exit')).toEqual([9, null]);
  },
);

test('running a missing file gives an error message', () => {
  const run = spawnSync(process.execPath, ['scripts/run.mjs', 'server/none.ts'], { encoding: 'utf8' });
  expect(run.stderr).toContain('There is no server/none.ts');
  expect(run.status).toBe(1);
});
