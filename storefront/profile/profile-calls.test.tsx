import { afterEach, expect, test, vi } from 'vitest';
import { saveProfile, signOut } from './profile-calls.ts';

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

test('signing out ends the messages to this browser first, and happens without them, too', async () => {
  const done: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    done.push(url.split('/').slice(-2).join('/'));
    return Response.json({ success: true, code: '200', message: '', data: null });
  });
  await signOut(false);
  expect(done).toEqual(['info/logOut']);
  const unsubscribe = async () => done.push('unsubscribed');
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example/1', unsubscribe }) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  await signOut(false);
  expect(done.slice(1)).toEqual(['unsubscribed', 'push/remove', 'info/logOut']);
});
