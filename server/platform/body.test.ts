import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#schemas/errors.ts';
import { readBody } from './body.ts';

const LIMIT = 1_000;
const failures: unknown[] = [];

const server = createServer(
  getRequestListener(async (incoming) => {
    try {
      return new Response(await readBody(incoming, LIMIT));
    } catch (error) {
      failures.push(error);
      return new Response(error instanceof AppError ? error.code : 'no AppError', { status: 413 });
    }
  }),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends the chunks with a pause after each and reads the response only afterwards, as a slow client does. */
async function post(chunks: Buffer[], pause: number): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  socket.write(`POST / HTTP/1.1\r\nhost: x.test\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`);
  for (const chunk of chunks) {
    await new Promise((written) => socket.write(chunk, written));
    await wait(pause);
  }
  return text(socket);
}

const megabyte = Buffer.alloc(1_048_576, 'x');

test('a body within the limit is read completely', async () => {
  expect(await post([Buffer.from('ab'), Buffer.from('ค')], 0)).toMatch(/^HTTP\/1.1 200 .*abค$/s);
});

test('a slow client that sends too much still gets the 413', async () => {
  expect(await post(Array(5).fill(megabyte), 200)).toMatch(/^HTTP\/1.1 413 .*PAYLOAD_TOO_LARGE$/s);
});

test('an aborted request body is a bad request, not a server fault', async () => {
  failures.length = 0;
  const socket = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  socket.write('POST / HTTP/1.1\r\nhost: x.test\r\ncontent-length: 10\r\n\r\nabc');
  await wait(100);
  socket.destroy();
  await expect.poll(() => failures).toEqual([new AppError('BAD_REQUEST')]);
});

test('a request with an invalid length is answered at once', async () => {
  const enormous = new Request('http://x.test', {
    method: 'POST',
    body: 'x',
    headers: { 'content-length': String(2 ** 31) },
  });
  await expect(readBody(enormous, LIMIT)).rejects.toThrow(new AppError('PAYLOAD_TOO_LARGE'));
});
