import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkAddress, createSafeFetch, type FetchRequest, type OutgoingOptions } from './safe-fetch.ts';

/** Server of a test: the handler of its next requests, and the requests it got. */
async function openServer(address: string) {
  const got: IncomingMessage[] = [];
  const state: { answer: RequestListener } = { answer: (_, response) => response.end('id,price\n') };
  const server = createServer((incoming, response) => {
    got.push(incoming);
    state.answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { state, got, port: (server.address() as AddressInfo).port };
}

// The whole range 127/8 is this machine: one address of it is the public server, the other what a guard keeps off.
const open = await openServer('127.0.0.1');
const closed = await openServer('127.0.0.2');
const folder = await mkdtemp(join(tmpdir(), 'safe-fetch-'));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  open.state.answer = (_, response) => response.end('id,price\n');
  closed.state.answer = (_, response) => response.end('a secret of the network');
  open.got.length = 0;
  closed.got.length = 0;
});

const names: Record<string, string[]> = {
  'feed.example': ['127.0.0.1'],
  'other.example': ['127.0.0.1'],
  'intern.example': ['127.0.0.2'],
  'both.example': ['127.0.0.1', '127.0.0.2'],
  'none.example': [],
};
const testing: OutgoingOptions = {
  testServers: ['127.0.0.1'],
  resolve: async (name) => {
    const addresses = names[name];
    if (!addresses) throw new Error(`ENOTFOUND ${name}`);
    return addresses.map((address) => ({ address, family: 4 }));
  },
};
const file = join(folder, 'feed.csv');
const at = (host: string, path = '/feed.csv', { port } = open) => `http://${host}:${port}${path}`;
const load = (url: string, more: Partial<FetchRequest> = {}, options = testing) =>
  createSafeFetch(options)({ url, file, maxBytes: 1_000, totalMs: 5_000, ...more });
const stored = () => readFile(file, 'utf8').catch(() => undefined);

test('the body is in the file, with its size, hash and validators', async () => {
  open.state.answer = (_, response) =>
    response
      .setHeader('ETag', '"1"')
      .setHeader('Last-Modified', 'Wed, 25 Nov 2026 06:00:00 GMT')
      .end('a,b\n');
  expect(await load(at('feed.example'))).toEqual({
    isNew: true,
    bytes: 4,
    hash: createHash('sha256').update('a,b\n').digest('hex'),
    etag: '"1"',
    lastModified: 'Wed, 25 Nov 2026 06:00:00 GMT',
  });
  expect(await stored()).toBe('a,b\n');
});

test('validators are sent, and a file that hasn’t changed isn’t sent again', async () => {
  open.state.answer = (_, response) => response.writeHead(304).end();
  const validators = { etag: '"1"', lastModified: 'Wed, 25 Nov 2026 06:00:00 GMT' };
  expect(await load(at('feed.example'), { validators })).toEqual({ isNew: false });
  expect(open.got[0]?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': validators.lastModified,
  });
  await expect(load(at('feed.example'))).rejects.toMatchObject({ code: 'FETCH_STATUS' });
});

test('a name that resolves to a closed address, also beside an open one, fails like no name', async () => {
  for (const host of ['intern.example', 'both.example', 'none.example'])
    await expect(load(at(host, '/', closed))).rejects.toMatchObject({ code: 'FETCH_UNREACHABLE' });
  expect([closed.got, await stored()]).toEqual([[], undefined]);
});

test('an address without a name is refused as well', async () => {
  for (const host of ['127.0.0.2', '0x7f.2', '2130706434', '[::ffff:127.0.0.2]'])
    await expect(load(at(host, '/', closed))).rejects.toMatchObject({ code: 'FETCH_REFUSED' });
  expect(closed.got).toEqual([]);
});

test('a redirect to a closed address is refused', async () => {
  for (const [host, code] of [
    ['intern.example', 'FETCH_UNREACHABLE'],
    ['127.0.0.2', 'FETCH_REFUSED'],
  ] as const) {
    open.state.answer = (_, response) =>
      response.writeHead(302, { location: at(host, '/', closed) }).end('moved');
    await expect(load(at('feed.example'))).rejects.toMatchObject({ code });
  }
  expect(closed.got).toEqual([]);
});

test('a name that has another address at the second look is refused', async () => {
  let looks = 0;
  const resolve = async () => [{ address: ++looks === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  open.state.answer = (_, response) =>
    response.writeHead(302, { location: at('feed.example', '/', closed), connection: 'close' }).end();
  await expect(load(at('feed.example'), {}, { ...testing, resolve })).rejects.toMatchObject({
    code: 'FETCH_UNREACHABLE',
  });
  expect([looks, closed.got]).toEqual([2, []]);
});

test('without a test’s exception no loopback server is reached', async () => {
  const real = { resolve: testing.resolve ?? (async () => []) };
  await expect(load(`https://feed.example/`, {}, real)).rejects.toMatchObject({ code: 'FETCH_UNREACHABLE' });
  await expect(load(`https://127.0.0.1/`, {}, real)).rejects.toMatchObject({ code: 'FETCH_REFUSED' });
});

test('a redirect to what no address may be is refused', async () => {
  for (const location of ['http://anna:pass@feed.example/', 'ftp://feed.example/', 'http://']) {
    open.state.answer = (_, response) => response.writeHead(302, { location }).end();
    await expect(load(at('feed.example'))).rejects.toMatchObject({ code: 'FETCH_REFUSED' });
  }
  expect(open.got).toHaveLength(3);
});

test('five redirects are followed, six are too many', async () => {
  open.state.answer = ({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left > 0) response.writeHead(307, { location: `/${left - 1}` }).end();
    else response.end('here');
  };
  expect(await load(at('feed.example', '/5'))).toMatchObject({ bytes: 4 });
  await expect(load(at('feed.example', '/6'))).rejects.toMatchObject({ code: 'FETCH_REDIRECTS' });
});

test('the address’s header and the server’s cookies aren’t sent to another origin', async () => {
  open.state.answer = ({ url }, response) => {
    if (url === '/end') response.end('x');
    else
      response
        .writeHead(302, {
          location: url === '/feed.csv' ? '/own' : at('other.example', '/end'),
          'set-cookie': 'a=b',
        })
        .end();
  };
  await load(at('feed.example'), { headers: { authorization: 'Bearer key' } });
  expect(open.got.map(({ url, headers }) => [url, headers.authorization, headers.cookie])).toEqual([
    ['/feed.csv', 'Bearer key', undefined],
    ['/own', 'Bearer key', undefined],
    ['/end', undefined, undefined],
  ]);
});

test('a body over the limit ends the fetch, whatever length was announced', async () => {
  const sent = { bytes: 0 };
  open.state.answer = (_, response) => {
    const more = () => {
      while (!response.destroyed && sent.bytes < 10_000_000) {
        sent.bytes += 1_000;
        if (!response.write(Buffer.alloc(1_000, 'x'))) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };
  await expect(load(at('feed.example'))).rejects.toMatchObject({ code: 'FETCH_TOO_LARGE' });
  expect([sent.bytes < 10_000_000, await stored()]).toEqual([true, undefined]);
  expect(await load(at('feed.example'), { isSample: true })).toMatchObject({ bytes: 1_000 });
  expect((await stored())?.length).toBe(1_000);
});

test('errors, half files and lost servers are failures without a file', async () => {
  for (const status of [404, 500, 206, 204]) {
    open.state.answer = (_, response) => response.writeHead(status).end();
    await expect(load(at('feed.example'))).rejects.toMatchObject({
      code: 'FETCH_STATUS',
      params: { status },
    });
  }
  for (const length of [{ 'content-length': '100' }, {}]) {
    open.state.answer = (_, response) => {
      response.writeHead(200, length).write('half');
      response.once('close', () => undefined);
      response.destroy();
    };
    await expect(load(at('feed.example'))).rejects.toMatchObject({
      code: expect.stringMatching(/FETCH_(?:INCOMPLETE|UNREACHABLE)/),
    });
  }
  open.state.answer = (incoming) => incoming.socket.destroy();
  await expect(load(at('feed.example'))).rejects.toMatchObject({ code: 'FETCH_UNREACHABLE' });
  for (const host of ['none.example', 'unknown.example'])
    await expect(load(at(host))).rejects.toMatchObject({
      code: expect.stringMatching(/FETCH_(?:REFUSED|UNREACHABLE)/),
    });
  expect(await stored()).toBeUndefined();
});

test('a server that says nothing, stops in the middle or never ends is given up', async () => {
  const silent = { ...testing, timeouts: { headers: 50, body: 50 } };
  open.state.answer = () => undefined;
  await expect(load(at('feed.example'), { totalMs: 60_000 }, silent)).rejects.toMatchObject({
    code: 'FETCH_TIMEOUT',
  });
  open.state.answer = (_, response) => void response.write('half');
  await expect(load(at('feed.example'), { totalMs: 60_000 }, silent)).rejects.toMatchObject({
    code: 'FETCH_TIMEOUT',
  });
  open.state.answer = (_, response) => {
    const drip = setInterval(() => response.write('.'), 5);
    response.once('close', () => clearInterval(drip));
  };
  await expect(load(at('feed.example'), { totalMs: 100 })).rejects.toMatchObject({ code: 'FETCH_TIMEOUT' });
  const stop = new AbortController();
  open.state.answer = () => stop.abort(new Error('stopped'));
  await expect(load(at('feed.example'), { signal: stop.signal })).rejects.toThrow('stopped');
  expect(await stored()).toBeUndefined();
});

test.each([
  'http://feed.example/',
  'https://feed.example:8443/',
  'https://anna:pass@feed.example/',
  'ftp://feed.example/',
  'file:///etc/passwd',
  'no address',
])('%s isn’t requested', (url) => {
  expect(() => checkAddress(url)).toThrow('FETCH_REFUSED');
});

test('a public https address may be requested', () => {
  expect(checkAddress('https://feed.example:443/a.csv?key=1').href).toBe('https://feed.example/a.csv?key=1');
});

test('a failure doesn’t name the address', async () => {
  open.state.answer = (_, response) => response.writeHead(500).end();
  const error = await load(at('feed.example', '/?key=secret')).catch((reason) => reason);
  expect(JSON.stringify([error.message, error.params])).not.toContain('secret');
});
