import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { emptyDocument, type PageDocument } from '#schemas/page/document.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { activityRow } from '../../domain/activities/activities.fixtures.ts';
import { activities } from '../../domain/activities/schema.ts';
import { tokenHeaders } from '../../domain/operators/operators.fixtures.ts';
import { pages, pageVersions, reviewLinks } from '../../domain/page-tables/schema.ts';
import { signReview } from '../../domain/pages/review-token.ts';
import { secretFor } from '../../platform/secrets.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { openTestApi } from '../api/api.fixtures.ts';
import { createPreviews } from './preview.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, identifyOperator } = await openTestApi([zest, guide]);
const programs: Record<string, { authorization: string }> = {
  zest: await tokenHeaders(db, zest, 'pages:read', 'content:read'),
  guide: await tokenHeaders(db, guide, 'pages:read', 'content:read'),
};
const nobody = { authorization: 'Bearer guessed' };
const NOW = Date.parse('2026-11-21T12:00:00Z');
const previews = createPreviews({ db, identifyOperator, now: () => NOW });

const titled = (title: string): PageDocument => ({
  ...emptyDocument('COMMON_PAGE'),
  meta: { title: { en: title }, description: {} },
});
const author = { operatorId: 'o', operatorName: 'O' };
const at = { tenantId: 'zest', pageId: 'sale' };
await db.insert(pages).values({
  tenantId: 'zest',
  id: 'sale',
  path: '/sale',
  pageType: 'COMMON_PAGE',
  draft: titled('draft'),
});
await db.insert(pageVersions).values({ ...at, version: 3, document: titled('three'), rev: 1, ...author });
await db.insert(activities).values(activityRow('zest', 'fair', { publishedAt: null }));
const hour = (hours: number) => new Date(NOW + hours * 3_600_000);
await db.insert(reviewLinks).values([
  { ...at, id: 'draft', expiresAt: hour(1), ...author },
  { ...at, id: 'three', version: 3, expiresAt: hour(1), ...author },
  { ...at, id: 'over', expiresAt: hour(-1), ...author },
  { ...at, id: 'withdrawn', expiresAt: hour(1), revokedAt: hour(-1), ...author },
]);

type Asked = { tenant?: Tenant; headers?: Record<string, string> };

function ask(url: string, { tenant = zest, headers }: Asked = {}) {
  const request = { url, headers: headers ?? programs[tenant.id] } as IncomingMessage;
  return previews(request, url.split('?')[0] ?? '', tenantScope(tenant));
}
const title = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked);
  return answer && 'preview' in answer && 'document' in answer.preview
    ? answer.preview.document.meta.title.en
    : answer && 'status' in answer && answer.status;
};

describe('an operator', () => {
  test('sees the draft, or a version', async () => {
    expect(await title('/editor/preview/sale')).toBe('draft');
    expect(await title('/editor/preview/sale?version=3')).toBe('three');
    expect(await title('/editor/preview/sale?version=4')).toBe(404);
    expect(await title('/editor/preview/none')).toBe(404);
  });

  test('chooses language, terminal, device, audience, app version and moment', async () => {
    const url =
      '/editor/preview/sale?lang=id&terminal=app&device=phone&audience=member&appVersion=3.2&now=1795000000000';
    expect(await ask(url)).toMatchObject({
      path: '/sale',
      variant: { tenantId: 'zest', lang: 'id', terminal: 'app', device: 'phone' },
      traits: { audience: 'member', appVersion: '3.2' },
      preview: { pageId: 'sale', time: 1_795_000_000_000 },
    });
  });

  test.each(['lang=xx', 'terminal=tv', 'now=soon', 'now=-1', 'version=0', 'appVersion=new'])(
    'cannot choose %s',
    async (query) => {
      expect(await title(`/editor/preview/sale?${query}`)).toBe(400);
    },
  );

  test('opens the canvas of a page', async () => {
    expect(await ask('/editor/canvas?page=sale')).toMatchObject({
      path: '/editor/canvas',
      preview: { pageId: 'sale', path: '/sale' },
    });
    expect(await title('/editor/canvas')).toBe(404);
  });

  test('previews the screen of an unpublished activity, at any time', async () => {
    expect(await ask('/editor/preview/activities/fair?lang=id&now=1795000000000')).toMatchObject({
      path: '/badge/fair',
      variant: { tenantId: 'zest', lang: 'id' },
      preview: { activityId: 'fair', path: '/badge/fair', time: 1_795_000_000_000 },
    });
    expect(await ask('/editor/preview/activities/none')).toMatchObject({ status: 404 });
    expect(await ask('/editor/preview/activities/fair', { tenant: guide })).toMatchObject({ status: 404 });
  });

  test('sees the states of a module, whatever the areas', async () => {
    const { authorization } = await tokenHeaders(db, zest, 'members:read');
    const url = '/editor/preview/modules/banner?lang=id&terminal=app&device=phone';
    expect(await ask(url, { headers: { authorization } })).toMatchObject({
      path: '/stories/module-banner',
      variant: { tenantId: 'zest', lang: 'id', terminal: 'app' },
      preview: { module: 'banner', path: '/stories/module-banner' },
    });
    for (const type of ['none', 'constructor', 'deals%2F..'])
      expect(await title(`/editor/preview/modules/${type}`)).toBe(404);
  });

  test('of another tenant finds none of these previews', async () => {
    expect(await title('/editor/preview/sale', { tenant: guide })).toBe(404);
  });
});

test('previews and the canvas need an operator’s session', async () => {
  const fair = '/editor/preview/activities/fair';
  const banner = '/editor/preview/modules/banner';
  for (const url of [
    '/editor/preview/sale',
    '/editor/canvas?page=sale',
    '/editor/preview/none',
    fair,
    banner,
  ])
    expect(await title(url, { headers: nobody })).toBe(401);
});

const secret = await secretFor(db, 'review');

describe('a review link', () => {
  const review = (id: string, over = {}) =>
    title(`/review/${signReview(secret, id)}`, { headers: nobody, ...over });

  test('shows the draft or its version to anybody, at the present time', async () => {
    expect([await review('draft'), await review('three')]).toEqual(['draft', 'three']);
    const later = await ask(`/review/${signReview(secret, 'draft')}?now=1795000000000`, { headers: nobody });
    expect(later).toMatchObject({ preview: { time: undefined } });
  });

  test('shows what the device that opens it would get, unless the address says otherwise', async () => {
    const url = `/review/${signReview(secret, 'draft')}`;
    const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/156.0.0.0 Mobile Safari/537.36';
    const app = `${phone} TalatApp/3.2.0`;
    const on = (agent: string, query = '') =>
      ask(url + query, { headers: { ...nobody, 'user-agent': agent, 'accept-language': 'en' } }).then(
        (shown) => shown && 'variant' in shown && { ...shown.variant, ...shown.traits },
      );
    expect(await on(phone)).toMatchObject({ lang: 'en', terminal: 'h5', device: 'phone', audience: 'guest' });
    expect(await on(app)).toMatchObject({ terminal: 'app', device: 'phone', appVersion: '3.2.0' });
    expect(await on('Mozilla/5.0 (X11)')).toMatchObject({ terminal: 'h5', device: 'desktop' });
    expect(await on(phone, '?lang=id&device=desktop&audience=member')).toMatchObject({
      lang: 'id',
      terminal: 'h5',
      device: 'desktop',
      audience: 'member',
    });
  });

  test.each(['over', 'withdrawn', 'unknown'])('that is %s is answered with 410', async (id) => {
    expect(await review(id)).toBe(410);
  });

  test('is refused with another signature or at another tenant', async () => {
    const forged = [
      signReview('another secret', 'draft'),
      'draft',
      'draft.',
      '.',
      signReview(secret, 'draft').slice(0, -1),
    ];
    for (const token of forged) expect(await title(`/review/${token}`, { headers: nobody })).toBe(410);
    expect(await review('draft', { tenant: guide })).toBe(410);
  });
});

test('any other address is not a preview', async () => {
  for (const url of ['/', '/editor', '/editor/preview', '/editor/preview/a/b', '/review'])
    expect(await ask(url)).toBeUndefined();
});
