import { describe, expect, test } from 'vitest';
import { checkPage } from '#engine/checks/check-page.ts';
import { NO_FACTS } from '#engine/checks/facts.ts';
import { validateModules } from '#engine/validate-modules.ts';
import { manifest } from '#modules/all.ts';
import { validatePageDocument } from '#schemas/fields/parse-page.ts';
import { pageDocumentSchema } from '#schemas/page/document.ts';
import { withOrigin } from '#schemas/tenant.ts';
import { stackedDocument } from '#server/domain/pages/stacked-document.ts';
import { seedPages } from './pages.ts';
import { rows } from './seed.fixtures.ts';
import { TENANTS } from './tenants.ts';

const PICKS = { articles: ['a1'], lottery: 'l1', boards: ['b401', 'b404'] };

describe.each(TENANTS.map((tenant) => [tenant.id, withOrigin(tenant, 3000)] as const))(
  '%s',
  (_id, tenant) => {
    const { pages } = seedPages(
      tenant,
      PICKS,
      rows.topics.filter(({ tenantId }) => tenantId === tenant.id),
      (type, key) => `${type}-${key}`,
      Date.UTC(2026, 10, 26),
    );

    test('no two pages share an id or a path', () => {
      expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
      expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    });

    test.each(pages.map((page) => [page.path, page] as const))('%s is a valid page', (_path, page) => {
      const checked = validatePageDocument(page.document);
      expect(checked).toMatchObject({ ok: true });
      const document = pageDocumentSchema.parse(page.document);
      expect(validateModules(document, manifest)).toEqual([]);
      expect(page.pageType).toBe(document.pageType);
      expect(checkPage(document, { path: page.path, manifest, tenant, facts: NO_FACTS })).toEqual([]);
      for (const lang of tenant.languages) {
        expect(document.meta.title[lang]).toBeTruthy();
        expect(document.meta.description[lang]).toBeTruthy();
      }
    });
  },
);

test('modules beside the others are in a slot of their own', () => {
  const node = { id: 'a', type: 'picture', v: 1, props: {} };
  const meta = { title: {}, description: {} };
  expect(stackedDocument(meta, [node]).slots).toEqual({ main: ['a'] });
  expect(stackedDocument(meta, [node], [{ ...node, id: 'b' }]).slots).toEqual({ main: ['a'], aside: ['b'] });
});

test.each(TENANTS.map(({ id }) => id))('items on the pages of %s exist in its catalogue', (tenantId) => {
  const own = <T extends { tenantId: string }>(list: readonly T[]) =>
    list.filter((row) => row.tenantId === tenantId);
  const modules = own(rows.dealModules).flatMap(({ id, kind }) => [id, kind]);
  const boards = own(rows.itemGroups).map(({ code }) => code);
  const nodes = own(rows.pages).flatMap(({ document }) =>
    Object.values(pageDocumentSchema.parse(document).nodes),
  );
  for (const { type, props } of nodes) {
    if (type === 'deals' && sourceOf(props).list) expect(modules).toContain(sourceOf(props).list);
    if (type === 'leaderboard-strip') expect(boards).toEqual(expect.arrayContaining(sourceOf(props).pick));
  }
});

const sourceOf = (props: object) => (props as { source: { list?: string; pick: string[] } }).source;
