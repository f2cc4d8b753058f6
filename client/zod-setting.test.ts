import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('in the browser Zod compiles nothing', () => {
  const program = `
    await import('./instrumentation-client.ts');
    const z = await import('zod');
    process.stdout.write(JSON.stringify(z.config()));`;
  const config = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(JSON.parse(config)).toMatchObject({ jitless: true });
});
