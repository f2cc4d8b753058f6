import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { pinnedNode } from '../../scripts/setup.mjs';
import { PHONE } from '../e2e/devices.ts';
import type { LoadResult } from './load-program.ts';
import { withNextPeer } from './next-peer.ts';
import { type Row, row } from './report.ts';
import { withSite } from './site.ts';

const run = promisify(execFile);

const ROUNDS = 9;
const ROUND_MS = 1_000;
/** Bytes that Next adds to the content of a page. */
const NEXT_FRAME = 7_000;
/** Accept-Encoding header of browsers. Next supports only gzip. */
const BROWSER_ACCEPTS = 'gzip, deflate, br, zstd';

type Asked = Record<string, { port: number; accept: string }>;
type Answer = { headers: string[]; body: Buffer };

/**
 * Requests per second of the cached home page, through the product as it runs, compared with `node:http` sending the
 * same bytes and with a page of about the same size prerendered by Next. One client requests them in turn.
 */
export async function cachedPage(): Promise<Row[]> {
  return withSite(async (site) => {
    const page = await ask(site.port, 'identity');
    const answer = await ask(site.port, 'br');
    return withNextPeer(filler(page.body.toString()), (next) =>
      withSameAnswer(answer, async (same) => {
        const rounds = await interleaved({
          site: { port: site.port, accept: 'br' },
          'node:http': { port: same, accept: 'br' },
          'Next prerendered': { port: next, accept: 'br' },
          'Next prerendered, gzip': { port: next, accept: BROWSER_ACCEPTS },
        });
        return rows(rounds);
      }),
    );
  });
}

function rows(rounds: readonly Record<string, LoadResult>[]): Row[] {
  const all = (name: string, pick: (result: LoadResult) => number) =>
    rounds.map(({ [name]: result }) => (result ? pick(result) : Number.NaN));
  const speeds = (name: string) => all(name, ({ requests, seconds }) => requests / seconds);
  const ratios = (peer: string) => {
    const peers = speeds(peer);
    return speeds('site').map((speed, round) => speed / (peers[round] ?? Number.NaN));
  };
  return [
    row('cached-page: node:http', ratios('node:http'), '×', { atLeast: 0.5 }),
    row('cached-page: Next prerendered', ratios('Next prerendered'), '×', { atLeast: 15 }),
    row('cached-page: Next prerendered, gzip', ratios('Next prerendered, gzip'), '×'),
    ...Object.keys(rounds[0] ?? {}).flatMap((name) => [
      row(`cached-page, ${name}`, speeds(name), 'requests/s'),
      row(
        `cached-page, ${name}: answer`,
        all(name, ({ answerBytes }) => answerBytes / 1024),
        'KB',
      ),
    ]),
    row(
      'cached-page, the client’s own load',
      all('node:http', ({ ownLoad }) => ownLoad),
      'processors',
    ),
  ];
}

/** Measures every target once per round; the first round is only warm-up. */
async function interleaved(targets: Asked): Promise<Record<string, LoadResult>[]> {
  const rounds: Record<string, LoadResult>[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const results: Record<string, LoadResult> = {};
    for (const [name, { port, accept }] of Object.entries(targets)) {
      const program = join(import.meta.dirname, 'load-program.ts');
      const head = `GET / HTTP/1.1\nHost: localhost:${port}\nUser-Agent: ${PHONE.userAgent}\nAccept-Encoding: ${accept}`;
      const { stdout } = await run(pinnedNode(), [program, String(port), String(ROUND_MS), head]);
      results[name] = JSON.parse(stdout);
    }
    if (round > 0) rounds.push(results);
  }
  return rounds;
}

function ask(port: number, accept: string): Promise<Answer> {
  const headers = { host: `localhost:${port}`, 'user-agent': PHONE.userAgent, 'accept-encoding': accept };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.rawHeaders, body }), reject);
    }).once('error', reject);
  });
}

/** Port of a server that only sends these bytes. */
async function withSameAnswer<T>({ headers, body }: Answer, work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

/** HTML like the page's, from which Next makes a page of the same size: Next sends it a second time as script. */
function filler(page: string): string {
  const html = page
    .slice(page.indexOf('<body'), page.lastIndexOf('</footer>'))
    .replaceAll(/<script.*?<\/script>/gs, '');
  const sent = (text: string) =>
    Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text).replaceAll(/[<>&]/g, '\\u0000'));
  const wanted = Buffer.byteLength(page) - NEXT_FRAME;
  return html.repeat(10).slice(0, Math.round((wanted / sent(html)) * html.length));
}
