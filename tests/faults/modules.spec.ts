import { expect } from '@playwright/test';
import { manifest } from '#modules/manifest.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { send } from '../support/http.ts';
import { inTurn } from '../support/in-turn.ts';
import { pageOf, readPage, storePage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

const FAULTS = ['throws-in-load', 'throws-in-render', 'hangs', 'wrong-data', 'null-data'];
const PATH = '/every-module';
const PAGE = { tenantId: 'zest', id: 'every-module', path: PATH };
const TYPES = Object.keys(manifest);

/** One module of every type, as the seeded pages have it, else with its defaults. */
async function everyModule(server: RunningServer): Promise<PageDocument> {
  const seeded = new Map<string, ModuleNode>();
  for (const path of ['/', '/articles', '/campaign/11-11']) {
    const page = await readPage(server, 'zest', path).catch(() => undefined);
    for (const node of Object.values(page?.document.nodes ?? {})) seeded.set(node.type, node);
  }
  return pageOf(
    TYPES.map((type) => {
      const { version = 1, defaults = {} } = manifest[type] ?? {};
      const { props } = seeded.get(type) ?? { props: defaults as Record<string, unknown> };
      return { id: type, type, v: version, props };
    }),
  );
}

/** What each module shows: its HTML by its node's id, without relative times and the marks that React numbers. */
function modulesOf(html: string): Map<string, string> {
  const content = html.slice(html.indexOf('data-testid="page"'), html.indexOf('data-testid="footer"'));
  const parts = content.split(/(?=<section data-testid="module-|<div data-fallback=")/).slice(1);
  return new Map(
    parts.map((part) => [
      /data-(?:node|fallback)="([^"]+)"/.exec(part)?.[1] ?? '',
      part
        .replaceAll(/_R_\w+_|[^>]*(?=<\/time>)/g, '')
        .replaceAll(/<!--.*?-->|<(?:template|script)\b.*$/gs, ''),
    ]),
  );
}

async function visit(server: RunningServer, query: string) {
  const page = await send(server.port, 'zest', `${PATH}?${query}`);
  return { status: page.status, html: page.body, modules: modulesOf(page.body) };
}

test.describe('a module that breaks', () => {
  for (const fault of FAULTS)
    test(`and ${fault} harms no other module of its page`, async ({ server }) => {
      test.setTimeout(180_000);
      await storePage(server, PAGE, await everyModule(server));
      const { modules: sound } = await visit(server, '__fault=none:none');
      expect(sound.size).toBeGreaterThan(10);
      const before = server.log.length;
      await inTurn(TYPES, async (type) => {
        const { status, html, modules } = await visit(server, `__fault=${type}:${fault}`);
        const failed = html.includes(`data-fallback="${type}"`);
        expect(status, type).toBe(200);
        for (const [id, part] of sound)
          if (id !== type) expect(modules.get(id), `${id} beside ${type}`).toBe(part);
        const mustFail = fault.startsWith('throws') || fault === 'hangs';
        if (mustFail) expect(failed, type).toBe(true);
        // The log may come after the page.
        if (failed) await expect.poll(() => namesIn(server, before)).toContain(type);
      });
    });
});

test('props that no release wrote leave out their module alone', async ({ server }) => {
  const document = await everyModule(server);
  await storePage(server, PAGE, document);
  const { modules: sound } = await visit(server, '__fault=none:none');
  for (const type of TYPES) {
    const broken = {
      ...document.nodes,
      [type]: { ...document.nodes[type], props: { title: 7, slides: 'x', text: [], boards: 1 } },
    };
    await storePage(server, PAGE, { ...document, nodes: broken });
    const { status, modules } = await visit(server, '__fault=none:none');
    expect(status).toBe(200);
    for (const [id, part] of sound)
      if (id !== type) expect(modules.get(id), `${id} beside ${type}`).toBe(part);
  }
});

/** The modules that the log has named since. */
const namesIn = (server: RunningServer, since: number) => server.log.slice(since).map(({ id }) => id);
