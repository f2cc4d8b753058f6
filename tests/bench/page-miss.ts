import pg from 'pg';
import { ensureBuild } from '../../scripts/setup.mjs';
import { send } from '../support/http.ts';
import { startServer, temporaryDataDir } from '../support/running-server.ts';
import { withLargeCatalogue } from './large-catalogue.ts';
import { median, type Row, row } from './report.ts';
import { ENVIRONMENT } from './site.ts';

const [SMALL, LARGE] = [10_000, 1_000_000];
const ROUNDS = 15;
const TARGET = { atMost: 1.5 };

/** Paths of the home page, and of the catalogue in each of its orders. */
const PATHS = [
  '/',
  '/products',
  ...['LOW_PRICE', 'SHIPPING_FEE', 'SALES_VOLUME', 'GOOD_REVIEW', 'PLATFORM_SOURCE'].map(
    (sort) => `/products?sort=${sort}`,
  ),
];

/** Measures how much longer an uncached page takes with a hundred times as many deals. */
export async function pageMiss(): Promise<Row[]> {
  ensureBuild();
  const small = await withLargeCatalogue(SMALL, ({ url }) => missesOf(url));
  const large = await withLargeCatalogue(LARGE, ({ url }) => missesOf(url));
  return PATHS.flatMap((path) => {
    const [before, after] = [small[path] ?? [], large[path] ?? []];
    const label = `miss of ${path}`;
    return [
      row(`${label} among ${SMALL.toLocaleString('en')} deals`, before, 'ms'),
      row(`${label} among ${LARGE.toLocaleString('en')} deals`, after, 'ms'),
      row(`${label}, growth`, median(after) / median(before), '×', TARGET),
    ];
  });
}

/** Times of each page, milliseconds, on a server of its own with this database. */
async function missesOf(databaseUrl: string): Promise<Record<string, number[]>> {
  const dataDir = await temporaryDataDir();
  const server = await startServer({ ...ENVIRONMENT, DATA_DIR: dataDir.path, DATABASE_URL: databaseUrl });
  const client = new pg.Client(databaseUrl);
  try {
    await client.connect();
    const times: Record<string, number[]> = {};
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const path of PATHS) {
        const ms = await missOf(client, server.port, path);
        // The first round only fills the database's caches.
        if (round > 0) times[path] = [...(times[path] ?? []), ms];
      }
    return times;
  } finally {
    await client.end();
    await server.stop();
    await dataDir.remove();
  }
}

/** Time of a page after a purge, which takes a moment to arrive. */
async function missOf(client: pg.Client, port: number, path: string): Promise<number> {
  await client.query(`SELECT pg_notify('talat_purge', 't:zest')`);
  for (;;) {
    const started = performance.now();
    const { status, headers } = await send(port, 'zest', path);
    const ms = performance.now() - started;
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    if (headers['x-cache'] === 'miss') return ms;
  }
}
