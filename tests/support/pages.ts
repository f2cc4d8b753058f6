import pg from 'pg';
import { pageByPath, savePage } from '#schemas/api/invented/pages.ts';
import { emptyDocument, type ModuleNode, type PageDocument, type PageType } from '#schemas/page/document.ts';
import { sendJson } from './http.ts';
import { operatorHeaders } from './operator-token.ts';
import type { RunningServer } from './running-server.ts';

type PageAddress = { tenantId: string; id: string; path: string };

/** A page of modules stacked in the slot `main`. */
export function pageOf(nodes: readonly ModuleNode[], pageType: PageType = 'COMMON_PAGE'): PageDocument {
  return {
    ...emptyDocument(pageType),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}

/** The first module of a type. @throws Error when the page has none */
export function nodeOfType({ nodes }: PageDocument, type: string): ModuleNode {
  const node = Object.values(nodes).find((each) => each.type === type);
  if (!node) throw new Error(`The page has no ${type}`);
  return node;
}

/** Stores a page without the API and its checks, as an older release may have left it. */
export async function storePage(
  server: RunningServer,
  { tenantId, id, path }: PageAddress,
  document: unknown,
): Promise<void> {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  const values = [tenantId, id, path, JSON.stringify(document)];
  await client.query(
    `INSERT INTO pages (tenant_id, id, path, page_type, document, draft) VALUES ($1, $2, $3, 'COMMON_PAGE', $4, $4)
     ON CONFLICT (tenant_id, id) DO UPDATE SET document = excluded.document, draft = excluded.draft, rev = pages.rev + 1`,
    values,
  );
  await client.query('SELECT pg_notify($1, $2)', ['talat_purge', `${tenantId}:page:${id}`]);
  await client.end();
}

/** The page as returned by the API, with the revision that a save must name. */
export async function readPage(server: RunningServer, tenant: string, path: string) {
  const { json } = await sendJson(
    server.port,
    tenant,
    `/api${pageByPath.path}?path=${encodeURIComponent(path)}`,
  );
  return json.data as { id: string; rev: number; document: PageDocument };
}

/** Saves a page as an operator. `document` may be anything. */
export async function putPage(
  server: RunningServer,
  tenant: string,
  { id, rev, document }: { id: string; rev: number; document: unknown },
) {
  return sendJson(server.port, tenant, `/api${savePage.path.replace('{id}', id)}`, {
    method: 'PUT',
    headers: await operatorHeaders(server, tenant),
    body: { document, rev },
  });
}
