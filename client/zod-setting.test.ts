import { expect, test } from 'vitest';

test('in the browser Zod compiles nothing', async () => {
  await import('../instrumentation-client.ts');
  const z = await import('zod');
  expect(z.config()).toEqual(expect.objectContaining({ jitless: true }));
});
