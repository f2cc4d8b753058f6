import { expect, test, vi } from 'vitest';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import { serverInfo } from '#schemas/api/user.ts';
import { createLoadClient, recordingClient } from './load-client.ts';

function client(call: () => Promise<unknown>) {
  const asked = vi.fn(call);
  return { asked, api: createLoadClient(() => ({ call: asked }) as unknown as ApiClient) };
}

test('equal calls are sent once; one caller’s abort doesn’t end it for the others', async () => {
  const { asked, api } = client(async () => ({ currentTimeMillis: 1 }));
  const leaving = AbortSignal.abort();
  await Promise.all([api.call(serverInfo, {}, { signal: leaving }), api.call(serverInfo, {})]);
  expect(asked).toHaveBeenCalledExactlyOnceWith(serverInfo, {});
});

test('responses that the server has loaded are not requested again', async () => {
  const server = recordingClient({ call: async () => ({ currentTimeMillis: 7 }) } as unknown as ApiClient);
  await server.api.call(serverInfo, {});
  const asked = vi.fn(async () => ({ currentTimeMillis: 8 }));
  const sent = JSON.parse(JSON.stringify(server.answers));
  const api = createLoadClient(() => ({ call: asked }) as unknown as ApiClient, sent);
  expect(await api.call(serverInfo, {})).toEqual({ currentTimeMillis: 7 });
  expect(asked).not.toHaveBeenCalled();
});

test('a failed call is sent again', async () => {
  const { asked, api } = client(() => Promise.reject(new Error('down')));
  await expect(api.call(serverInfo, {})).rejects.toThrow('down');
  await expect(api.call(serverInfo, {})).rejects.toThrow('down');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the number of cached responses is limited', async () => {
  const { asked, api } = client(async () => null);
  const call = (n: number) => api.call(serverInfo, { query: { n } } as never);
  for (let n = 0; n < 500; n++) await call(n);
  await call(0);
  expect(asked).toHaveBeenCalledTimes(500);
  await call(500);
  await call(0);
  expect(asked).toHaveBeenCalledTimes(502);
});
