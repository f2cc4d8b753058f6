import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { describe, expect, test, vi } from 'vitest';
import { freshNode } from '#engine/fresh-node.ts';
import { clientMessages, textFor } from '#locales/text.ts';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import { Modules } from '#runtime/render.tsx';
import { resolvePage } from '#runtime/resolve.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import { shopSample } from '#schemas/api/invented/reuse.ts';
import { findModule } from '#schemas/module/define.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { toTenantPublic, withOrigin } from '#schemas/tenant.ts';
import { seedDatabase } from '#seed/seed.ts';
import { TENANTS } from '#seed/tenants.ts';
import { as, identifyByHeader } from '#server/domain/pages/operators.fixtures.ts';
import { openTestDatabase, testApi } from '#server/edge/api/api.fixtures.ts';

/** Module types that show nothing when they are new, everywhere or at one tenant, with the reason. */
const EMPTY: Readonly<Record<string, string>> = {
  'own-part': 'stands for the screen’s own part, on pages that are bound to one',
  'related-deals': 'shows what the page’s subject is related to, on pages that have one',
  'activity of guide': 'the seed gives this tenant no activity',
  shared: 'is inserted by the name of a shared module, not by its type',
};

const { db } = await openTestDatabase();
await seedDatabase(db, { seed: 7, now: Date.now(), log: { info: vi.fn() } });
const { client } = testApi(db, { identifyOperator: identifyByHeader });

describe.each(TENANTS.map((settings) => withOrigin(settings, 3000)))('a new module of $id', (tenant) => {
  const api = client(tenant, as('Ann'));
  const ctx = {
    lang: tenant.defaultLanguage,
    tenant: toTenantPublic(tenant),
    terminal: 'h5',
    device: 'phone',
    now: Date.now(),
    t: textFor(tenant.defaultLanguage),
  } as const;
  const reasonOf = (type: string) => EMPTY[type] ?? EMPTY[`${type} of ${tenant.id}`];
  const [full, empty] = [true, false].map((isFull) =>
    Object.keys(manifest).filter((type) => (reasonOf(type) === undefined) === isFull),
  );

  /** HTML of a page with one new module, as the add panel inserts it. */
  async function show(type: string): Promise<string> {
    const definition = findModule(manifest, type);
    if (!definition) throw new Error(`No module ${type}`);
    const node = freshNode(definition, 'new', await api.call(shopSample, {}));
    const { slots } = await resolvePage({
      document: { ...emptyDocument('COMMON_PAGE'), nodes: { new: node }, slots: { main: ['new'] } },
      manifest,
      registry,
      source: { api, ctx, query: {}, binding: {}, signal: new AbortController().signal },
      facts: { ...ctx, audience: 'guest' },
      maxAge: 60,
      budgetMs: 20_000,
      warn: (message, details) => expect.fail(`${message} ${JSON.stringify(details)}`),
    });
    const { t: _, ...value } = ctx;
    const children = createElement(Modules, { modules: slots.main ?? [], ctx });
    const view = createElement(ViewProvider, { value, messages: clientMessages(ctx.lang), children });
    return text((await prerenderToNodeStream(view)).prelude);
  }

  test.each(full ?? [])('%s shows something at once', async (type) => {
    expect(await show(type)).toContain('data-node="new"');
  });

  test.each((empty ?? []).map((type) => [type, reasonOf(type)]))('%s %s', async (type = '') => {
    expect(await show(type)).not.toContain('data-node="new"');
  });
});
