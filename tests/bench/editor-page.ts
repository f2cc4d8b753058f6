import pg from 'pg';
import { goodsList } from '#modules/goods-list/module.ts';
import { createPage } from '#schemas/api/invented/editor-pages.ts';
import { goodsByCodes } from '#schemas/api/invented/picks.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { apiOf } from '../support/api.ts';
import { sendJson } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { pageOf } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';

const TENANT = 'zest';
const CARDS = 10;
const SETS = 10;

/** A page with this number of goods lists with ten cards each, in the form of our editor and of Puck. */
export type BenchPage = { id: string; modules: { id: string; title: string; goods: readonly Goods[] }[] };

/** Stores the page in the site. The lists share ten sets of goods. */
export async function writeBenchPage(site: RunningServer, modules: number): Promise<BenchPage> {
  const codes = await goodsCodes(site);
  const sets = Array.from({ length: SETS }, (_, set) => codes.slice(set * CARDS, (set + 1) * CARDS));
  const nodes = Array.from(
    { length: modules },
    (_, nth): ModuleNode => ({
      id: `list-${nth}`,
      type: goodsList.type,
      v: goodsList.version,
      props: { ...goodsList.defaults, title: { th: `Module ${nth}` }, source: { pick: sets[nth % SETS] } },
    }),
  );
  const { json } = await sendJson(site.port, TENANT, `/api${createPage.path}`, {
    method: 'POST',
    headers: await operatorHeaders(site, TENANT),
    body: { path: `/bench-${modules}`, from: { document: pageOf(nodes) } },
  });
  if (!json.success) throw new Error(`The page was not written: ${json.message}`);
  const api = apiOf(site, TENANT);
  const goods = await Promise.all(sets.map((set) => api.call(goodsByCodes, { body: { codes: set } })));
  const origin = `http://${TENANT}.localhost:${site.port}`;
  const absolute = goods.map((set) => set.map((each) => withOrigin(each, origin)));
  return {
    id: json.data.id,
    modules: nodes.map(({ id }, nth) => ({ id, title: `Module ${nth}`, goods: absolute[nth % SETS] ?? [] })),
  };
}

async function goodsCodes(site: RunningServer): Promise<string[]> {
  const client = new pg.Client(site.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ code: string }>(
    'SELECT code FROM goods WHERE tenant_id = $1 AND NOT invalid ORDER BY id LIMIT $2',
    [TENANT, SETS * CARDS],
  );
  await client.end();
  return rows.map(({ code }) => code);
}

const withOrigin = (goods: Goods, origin: string): Goods => ({
  ...goods,
  pictureUrls: goods.pictureUrls?.map((url) => (url.startsWith('/') ? `${origin}${url}` : url)),
});
