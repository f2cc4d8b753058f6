import { expect } from 'playwright/test';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { send } from '../support/http.ts';
import { inTurn } from '../support/in-turn.ts';
import { pageOf, readPage, storePage } from '../support/pages.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

const FAULTS = ['throws-in-load', 'throws-in-render', 'hangs', 'wrong-data', 'null-data'];
/** Faults that `npm test` tries: of a module's data, its view and its time. */
const IN_EVERY_RUN = ['throws-in-render', 'hangs', 'wrong-data'];
const PATH = '/every-module';
const PAGE = { tenantId: 'zest', id: 'every-module', path: PATH };
const TYPES = Object.keys(manifest);

/**
 * Groups of types to break together, by the digits of their binary numbers: of any two types each is broken in a group
 * that leaves the other intact.
 */
const GROUPS = Array.from({ length: Math.ceil(Math.log2(TYPES.length)) }, (_, bit) =>
  [0, 1].map((digit) => TYPES.filter((_, number) => ((number >> bit) & 1) === digit)),
).flat();

/** Document with one module of every type, with the props of the seeded pages or else its defaults. */
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

/**
 * HTML of each module by its node's id, without times (boards are sorted again hourly), the daily offers, which others
 * replace at noon and midnight, the digits of a sale day's countdown, which runs from January to its day, and React's
 * generated ids.
 */
function modulesOf(html: string): Map<string, string> {
  const content = html.slice(html.indexOf('data-testid="page"'), html.indexOf('</main>'));
  const parts = content.split(/(?=<section data-testid="module-|<div data-fallback=")/).slice(1);
  return new Map(
    parts.map((part) => [
      /data-(?:node|fallback)="([^"]+)"/.exec(part)?.[1] ?? '',
      part
        .replaceAll(/_R_\w+_| dateTime="[^"]*"|[^>]*(?=<\/time>)|(?<=<b>)\d+(?=<\/b><small>)/g, '')
        .replaceAll(/<li><article[^>]* data-testid="daily-deal-card".*?<\/li>/gs, '')
        .replaceAll(/<!--.*?-->|<(?:template|script)\b.*$/gs, '')
        // Of the last module, the end of the page's own element.
        .replace(/(?:<\/div>)+$/, ''),
    ]),
  );
}

/** A visit of the page; an overloaded server asks to come back later. */
async function visit(server: RunningServer, query: string) {
  const load = () => send(server.port, 'zest', `${PATH}?${query}`);
  let page = await load();
  while (page.status === 503) page = await load();
  return { status: page.status, html: page.body, modules: modulesOf(page.body) };
}

test.describe('a module that breaks', () => {
  for (const fault of FAULTS)
    test(`and ${fault} affects no other module of its page`, {
      tag: IN_EVERY_RUN.includes(fault) ? [] : '@all',
    }, async ({ server }) => {
      await storePage(server, PAGE, await everyModule(server));
      const { modules: sound } = await visit(server, '__fault=none:none');
      expect(sound.size).toBeGreaterThan(10);
      const before = server.log.length;
      const mustFail = fault.startsWith('throws') || fault === 'hangs';
      await inTurn(GROUPS, async (group) => {
        const query = group.map((type) => `__fault=${type}:${fault}`).join('&');
        const { status, html, modules } = await visit(server, query);
        expect(status, query).toBe(200);
        expectOthers(modules, sound, group);
        for (const type of group) {
          const failed = html.includes(`data-fallback="${type}"`);
          if (mustFail) expect(failed, type).toBe(true);
          // Other data shows another module, or none.
          else if (registry[type]?.load && sound.has(type))
            expect(modules.get(type), `${query} ${type}`).not.toBe(sound.get(type));
          // The log line may arrive after the page.
          if (failed) await expect.poll(() => namesIn(server, before)).toContain(type);
        }
      });
    });
});

test('props that no release wrote remove only their own module', async ({ server }) => {
  const document = await everyModule(server);
  await storePage(server, PAGE, document);
  const { modules: sound } = await visit(server, '__fault=none:none');
  for (const group of GROUPS) {
    const nodes = { ...document.nodes };
    for (const type of group)
      Object.assign(nodes, {
        [type]: { ...nodes[type], props: { title: 7, slides: 'x', text: [], boards: 1 } },
      });
    await storePage(server, PAGE, { ...document, nodes });
    const { status, modules } = await visit(server, '__fault=none:none');
    expect(status).toBe(200);
    expectOthers(modules, sound, group);
  }
});

/** Expects all modules but the broken ones to be the same as on an intact page. */
function expectOthers(modules: Map<string, string>, sound: Map<string, string>, broken: readonly string[]) {
  for (const [id, part] of sound)
    if (!broken.includes(id)) expect(modules.get(id), `${id} beside ${broken}`).toBe(part);
}

/** Modules named in the log since a line. */
const namesIn = (server: RunningServer, since: number) => server.log.slice(since).map(({ id }) => id);
