import { expect } from 'playwright/test';
import { type RunningServer, startSeededServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

const warnings = ({ output }: Pick<RunningServer, 'output'>) =>
  output.filter((line) => line.includes('PERSONAL_DATA_KEY'));

test('without a configured key for personal data a server warns once at the start; with one it doesn’t', {
  tag: '@all',
}, async ({ server }) => {
  expect(warnings(server)).toHaveLength(1);
  expect(JSON.parse(warnings(server)[0] ?? '')).toMatchObject({ level: 40 });
  const keyed = await startSeededServer({ PERSONAL_DATA_KEY: 'k'.repeat(32) });
  try {
    expect(warnings(keyed)).toEqual([]);
    expect(keyed.output.join('\n')).not.toContain('k'.repeat(32));
  } finally {
    await keyed.stop();
  }
});
