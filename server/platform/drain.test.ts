import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { prepareDrain } from './drain.ts';

const LIMITS = { noticeMs: 100, graceMs: 100, drainMs: 300 };

async function running(listener: RequestListener, limits = LIMITS) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const [response] = (await once(get({ host: '127.0.0.1', port, agent }), 'response')) as [IncomingMessage];
    response.resume();
    return response.headers.connection;
  };
  return { server, ask, ending: prepareDrain(server, limits) };
}

it('keeps serving for a while, and every response closes its connection', async () => {
  const { server, ask, ending } = await running((_, response) => response.end());
  expect(await ask()).toBe('keep-alive');
  const drained = ending.drain();
  expect(ending.isDraining()).toBe(true);
  expect(await ask()).toBe('close');
  await drained;
  expect(server.listening).toBe(false);
});

it('waits for running requests', async () => {
  const { server, ask, ending } = await running((_, response) => void setTimeout(() => response.end(), 250));
  const answer = ask();
  await once(server, 'request');
  await ending.drain();
  await expect(answer).resolves.toBeDefined();
});

it('answers a request on an open connection just after the listener is closed', async () => {
  const limits = { ...LIMITS, graceMs: 30_000 };
  const { server, ask, ending } = await running((_, response) => response.end(), limits);
  expect(await ask()).toBe('keep-alive');
  const drained = ending.drain();
  await vi.waitFor(() => expect(server.listening).toBe(false), { interval: 1 });
  expect(await ask()).toBe('close');
  await drained;
});

it('closes connections without further requests', async () => {
  const { server, ask, ending } = await running((_, response) => response.end());
  await ask();
  await ending.drain();
  expect(await promisify(server.getConnections.bind(server))()).toBe(0);
});

it('aborts requests that exceed the limit', async () => {
  const { ask, ending } = await running(() => undefined);
  const answer = expect(ask()).rejects.toThrow('socket hang up');
  await ending.drain();
  await answer;
});

it('doesn’t wait for sockets of another protocol, such as those of development', async () => {
  const { server, ending } = await running(() => undefined);
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const agreed = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on('upgrade', (_, socket) => socket.write(`HTTP/1.1 101 Switching\r\n${agreed.join('')}\r\n`));
  const { port } = server.address() as AddressInfo;
  const [, socket] = (await once(get({ host: '127.0.0.1', port, headers }), 'upgrade')) as [unknown, Socket];
  await ending.drain();
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
