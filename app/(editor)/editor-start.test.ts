import { beforeAll, describe, expect, test } from 'vitest';
import { createPage } from '#schemas/api/invented/editor-pages.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { operatorFixture, signIn, tokenHeaders } from '#server/domain/operators/operators.fixtures.ts';
import { openTestApi } from '#server/edge/api/api.fixtures.ts';
import type { PageRequest } from '#server/edge/next-adapter/page-request.ts';
import { tenantScope } from '#server/platform/tenants/tenants.ts';
import { editorStart } from './editor-start.ts';

const [zest, guide] = [tenantFixture('zest'), tenantFixture('guide')];
const { api, db, client } = await openTestApi([zest, guide]);
let page = '';
let cookie = '';

/** Start data of a screen for the browser with this cookie. */
function startAt(path: string, visitor: string | undefined, tenant = zest) {
  const scope = tenantScope(tenant);
  const request: Pick<PageRequest, 'path' | 'variant' | 'apiBase' | 'fetchAsVisitor'> = {
    path,
    variant: { tenantId: tenant.id, lang: 'en', terminal: 'h5', device: 'desktop' },
    apiBase: api.forPages(scope).apiBase,
    fetchAsVisitor: api.forVisitor(scope, visitor),
  };
  return editorStart(request as PageRequest);
}

beforeAll(async () => {
  const script = client(zest, await tokenHeaders(db, zest, 'pages:write'));
  page = (await script.call(createPage, { body: { path: '/sale', title: { en: 'Secret sale' } } })).id;
  const viewer = await signIn(db, zest, await operatorFixture(db, 'viewer', { zest: 'viewer' }));
  cookie = viewer.cookie ?? '';
});

describe('data sent with the workspace’s HTML', () => {
  test('an operator gets name, role and the draft', async () => {
    const start = await startAt(`/editor/pages/${page}`, cookie);
    expect(start?.me).toMatchObject({ role: 'viewer' });
    expect(start?.draft).toMatchObject({ page: { id: page, path: '/sale' }, rev: 1 });
    expect(start?.draft?.document.meta.title).toEqual({ en: 'Secret sale' });
  });

  test('nobody else gets anything', async () => {
    expect(await startAt(`/editor/pages/${page}`, undefined)).toBeUndefined();
    expect(await startAt(`/editor/pages/${page}`, cookie.replaceAll(/(?=;|$)/g, 'x'))).toBeUndefined();
    expect(await startAt(`/editor/pages/${page}`, cookie, guide)).toBeUndefined();
  });

  test('a page that isn’t there comes without draft, and other screens without anything', async () => {
    expect((await startAt('/editor/pages/none', cookie))?.draft).toBeUndefined();
    expect(await startAt('/editor', cookie)).toBeUndefined();
    expect(await startAt('/editor/pages/a/b', cookie)).toBeUndefined();
  });
});
