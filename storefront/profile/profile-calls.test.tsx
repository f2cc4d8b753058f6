import { afterEach, expect, test, vi } from 'vitest';
import { saveProfile } from './profile-calls.ts';

afterEach(() => vi.unstubAllGlobals());

test('a response to saving that isn’t JSON counts as a success: the member is requested', async () => {
  const member = { id: '1', nickname: 'Mali', thirdParties: [] };
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    method === 'PUT'
      ? new Response('<html>')
      : Response.json({ success: true, code: '200', message: '', data: member }),
  );
  expect(await saveProfile({ nickname: 'Mali' })).toMatchObject({ id: '1', nickname: 'Mali' });
});

test('a refused one is a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await expect(saveProfile({ nickname: 'Mali' })).rejects.toMatchObject({ status: 500 });
});
