import type { Page } from 'playwright/test';
import { writeRows } from '../support/database.ts';
import { sendJson } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible, overhang } from './accessible.ts';
import { PHONE } from './devices.ts';
import { signIn, signOut } from './people-kit.ts';
import { expect, test } from './test.ts';

test.use(PHONE);

const PATH = '/whom-i-follow';

/** Publishes a page of followed publishers with the home page's modules. */
async function publish(server: RunningServer): Promise<void> {
  const type = `'{"pageType": "FOLLOW_PAGE"}'::jsonb`;
  const copy = `insert into pages (tenant_id, id, path, page_type, document, published_version, published_at, draft)
    select tenant_id, 'follow-page', $1, 'FOLLOW_PAGE', document || ${type}, published_version, published_at,
      draft || ${type}
    from pages where tenant_id = 'zest' and path = '/'`;
  await writeRows(server, 'zest', [[copy, [PATH]]], ['pages']);
}

/** Authors of notes with the title of their newest one. */
async function authorsOf(server: RunningServer): Promise<[id: string, title: string][]> {
  const { json } = await sendJson(
    server.port,
    'zest',
    '/api/saas-search-service/search/contents/client-pages',
    {
      method: 'POST',
      body: { contentTypeCodes: ['NOTE'], pageRequest: { size: 100 } },
    },
  );
  const authors = new Map<string, string>();
  for (const { content } of json.data.content)
    if (content.authorId && !authors.has(content.authorId)) authors.set(content.authorId, content.title);
  return [...authors];
}

async function follow(server: RunningServer, token: string, targetId: string): Promise<void> {
  const { status } = await sendJson(server.port, 'zest', '/api/saas-user-service/user-follow/create-follow', {
    method: 'POST',
    body: { followInfo: { targetId, targetType: 'USER' } },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(status).toBe(200);
}

const posts = (page: Page) => page.getByTestId('followed-contents').getByTestId('note-card');

test('[E1] a page of followed publishers shows each member the posts of their own, and their list', async ({
  page,
  server,
}) => {
  await publish(server);
  const [first, second] = await authorsOf(server);
  if (!first || !second) throw new Error('The seed has too few authors');

  await page.goto(PATH);
  await expect(page.getByTestId('follow-invitation')).toBeVisible();

  await follow(server, await signIn(page, server, 'one-who-follows'), first[0]);
  await page.goto(PATH);
  await expect(posts(page).first()).toContainText(first[1]);
  await expect(page.getByTestId('follow-invitation')).toHaveCount(0);
  await expect(page.getByTestId('followed-contents')).not.toContainText(second[1]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.goto('/following');
  await expect(page.getByTestId('publishers').getByTestId('follow')).toHaveCount(1);
  await expectAccessible(page);
  await signOut(page);

  await follow(server, await signIn(page, server, 'another-who-follows'), second[0]);
  await page.goto(PATH);
  await expect(posts(page).first()).toContainText(second[1]);
  await expect(page.getByTestId('followed-contents')).not.toContainText(first[1]);
});

test('[E1] a member who follows nobody is told whom others read, and follows from there', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'nobodys-follower');
  await page.goto('/following');
  const suggested = page.getByTestId('suggested-publishers');
  await expect(suggested).toBeVisible();
  await suggested.getByTestId('follow').first().click();
  await expect(suggested.getByTestId('follow').first()).toHaveAttribute('data-state', 'on');
  await page.reload();
  await expect(page.getByTestId('publishers').getByTestId('follow')).toHaveCount(1);
});
