import { expect, test } from 'vitest';
import { pageReferences } from '#engine/references/page-references.ts';
import { manifest } from '#modules/all.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { storedDocument } from '#server/domain/pages/stored-document.ts';
import { rows } from './seed.fixtures.ts';

test.each(['zest', 'guide'])('the pictures of all pages of %s are in its library, with sizes', (tenantId) => {
  const own = rows.mediaAssets.filter((asset) => asset.tenantId === tenantId);
  const shown = rows.pages
    .filter((page) => page.tenantId === tenantId)
    .flatMap(({ draft }) => pageReferences(storedDocument(draft), manifest, tenantFixture(tenantId)))
    .flatMap(({ kind, id }) => (kind === 'MEDIA' ? [id] : []));
  expect(shown.length).toBeGreaterThan(10);
  expect(own.map(({ url }) => url)).toEqual(expect.arrayContaining([...new Set(shown)]));
  expect(new Set(own.map(({ url }) => url)).size).toBe(own.length);
  for (const { width, height, bytes, folder } of own) {
    expect(Math.min(width, height, bytes)).toBeGreaterThan(0);
    expect(folder).not.toBe('');
  }
});
