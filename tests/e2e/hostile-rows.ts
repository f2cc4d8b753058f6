import pg from 'pg';
import { LANGUAGES } from '#schemas/constants.ts';
import { HOSTILE_PAYLOADS } from '../fixtures/hostile-payloads.ts';
import type { RunningServer } from '../support/running-server.ts';

/** Function that puts a text into a column: in every language, plain, as a list, or in a special shape. */
type Fill = (text: string, id: string) => unknown;
const localized: Fill = (text) => JSON.stringify(Object.fromEntries(LANGUAGES.map((lang) => [lang, text])));
const plain: Fill = (text) => text;
const list: Fill = (text) => [text, text];

/** Columns of the catalogue that an import or an editor's form can fill. */
const TABLES: Record<string, { order: string; columns: Record<string, Fill> }> = {
  classifications: { order: 'id', columns: { name: localized, picture: plain } },
  brands: { order: 'position', columns: { name: localized, logo: plain, cover: plain } },
  goods: { order: 'id', columns: { name: localized, origin_url: plain, pictures: list, labels: list } },
  deals: {
    order: 'heat DESC',
    columns: {
      title: localized,
      summary: localized,
      goods_link: plain,
      goods_trace_link: plain,
      picture: plain,
      labels: list,
    },
  },
  deal_modules: { order: 'position', columns: { label: localized, background_colors: list } },
  item_groups: { order: 'position', columns: { name: localized } },
  contents: {
    order: 'publish_time DESC',
    columns: {
      title: localized,
      summary: localized,
      body: localized,
      author: plain,
      keywords: (text) => JSON.stringify([JSON.parse(String(localized(text, '')))]),
      cover: (text) => JSON.stringify({ url: text, width: 400, height: 300 }),
    },
  },
  topics: {
    order: 'position',
    columns: {
      title: localized,
      tagline: localized,
      subtitle: (text, id) => `${text.slice(0, 100)} ${id}`,
      cover: plain,
    },
  },
  keywords: { order: 'heat DESC', columns: { keyword: localized } },
  coupons: { order: 'shelf_time DESC', columns: { title: localized, code: plain, link: plain } },
};

/**
 * Fills every text, link and colour of a tenant's catalogue with the payloads, without the import's checks, as an older
 * release may have left it: the payloads are spread over the rows, so that each of them is in every column.
 */
export async function poisonCatalogue(server: RunningServer, tenantId: string): Promise<void> {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  for (const [table, { order, columns }] of Object.entries(TABLES)) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM ${table} WHERE tenant_id = $1 ORDER BY ${order}, id LIMIT ${HOSTILE_PAYLOADS.length}`,
      [tenantId],
    );
    const names = Object.keys(columns).map((name, index) => `${name} = $${index + 3}`);
    const update = `UPDATE ${table} SET ${names.join(', ')} WHERE tenant_id = $1 AND id = $2`;
    for (const [n, { id }] of rows.entries()) {
      const share = HOSTILE_PAYLOADS.filter((_, index) => index % rows.length === n);
      const values = Object.values(columns).map((fill) =>
        fill(fill === localized ? share.join(' ') : (share[0] ?? ''), id),
      );
      await client.query(update, [tenantId, id, ...values]);
    }
  }
  await client.query('SELECT pg_notify($1, $2)', ['talat_purge', `t:${tenantId}`]);
  await client.end();
}
