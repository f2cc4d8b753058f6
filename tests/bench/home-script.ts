import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { PageDocument } from '#schemas/page/document.ts';
import { PHONE } from '../e2e/devices.ts';
import { putPage, readPage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { withBrowser } from './browser.ts';
import { withNextPeer } from './next-peer.ts';
import { type Row, row } from './report.ts';
import { HOMES, withSite } from './site.ts';

/**
 * Size of the script that a browser loads for a home page until the network is idle, compressed, minus that of an empty
 * Next page; and the share of each module: the page with it against the same page without it.
 */
export async function homeScript(): Promise<Row[]> {
  return withSite((site) =>
    withNextPeer('', (next) =>
      withBrowser(async (browser) => {
        const empty = await scriptOf(browser, `http://localhost:${next}/empty`);
        const rows = [row('home-script, empty Next page', empty, 'KB gzip')];
        for (const tenant of HOMES) {
          const home = await scriptOf(browser, homeOf(site, tenant));
          rows.push(row(`home-script: ${tenant}`, home - empty, 'KB gzip', { atMost: 50 }));
          rows.push(...(await perModule(browser, site, tenant, home)));
        }
        return rows;
      }),
    ),
  );
}

const homeOf = ({ port }: RunningServer, tenant: string) => `http://${tenant}.localhost:${port}/`;

async function perModule(
  browser: Browser,
  site: RunningServer,
  tenant: string,
  home: number,
): Promise<Row[]> {
  const { document } = await readPage(site, tenant, '/');
  const types = new Set(Object.values(document.nodes).map(({ type }) => type));
  const rows: Row[] = [];
  for (const type of types) {
    await saveHome(site, tenant, withoutModules(document, type));
    const rest = await scriptOf(browser, homeOf(site, tenant));
    rows.push(row(`home-script, ${tenant}: ${type}`, home - rest, 'KB gzip'));
  }
  await saveHome(site, tenant, document);
  return rows;
}

function withoutModules(document: PageDocument, type: string): PageDocument {
  const nodes = Object.entries(document.nodes).filter(([, node]) => node.type !== type);
  const slots = Object.entries(document.slots).map(
    ([name, ids]) => [name, ids.filter((id) => document.nodes[id]?.type !== type)] as const,
  );
  return { ...document, nodes: Object.fromEntries(nodes), slots: Object.fromEntries(slots) };
}

async function saveHome(site: RunningServer, tenant: string, document: PageDocument): Promise<void> {
  const { id, rev } = await readPage(site, tenant, '/');
  const { status, body } = await putPage(site, tenant, { id, rev, document });
  if (status !== 200) throw new Error(`The page was not saved: ${body}`);
}

/** KB of all external script of a page, each file compressed separately with gzip. */
async function scriptOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
    await untilQuiet(page, () => scripts.length);
    const bodies = await Promise.all(scripts);
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
  } finally {
    await context.close();
  }
}

/** Waits until the page has been idle and without requests ten times in a row, a tenth of a second apart. */
async function untilQuiet(page: Page, requests: () => number): Promise<void> {
  for (let quiet = 0; quiet < 10; quiet++) {
    const before = requests();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
    if (requests() > before) quiet = -1;
  }
}
