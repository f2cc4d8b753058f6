import type { TenantSettings } from '#schemas/tenant.ts';
import type { SeedPage } from '#server/domain/pages/stacked-document.ts';
import { dealsHome } from './content/deals-home.ts';
import { discoverHome } from './content/discover-home.ts';
import type { SeedRows } from './rows.ts';
import { type SalePicks, saleDayPages } from './sale-days.ts';
import { type CategoryCodes, topicPages } from './topics.ts';

/** First pages of a tenant: a general tenant's home page is deals, an article tenant's is articles (S1 §2). */
export function seedPages(
  { id, type }: Pick<TenantSettings, 'id' | 'type'>,
  picks: SalePicks,
  topics: SeedRows['topics'],
  codeOf: CategoryCodes,
  now: number,
): Pick<SeedRows, 'pages' | 'pageVersions'> {
  const pages: SeedPage[] = [
    ...(type === 'GENERAL'
      ? [dealsHome(id, picks.boards, { id: 'home', path: '/' }), discoverHome('discover', '/articles')]
      : [dealsHome(id, picks.boards, { id: 'deals', path: '/deals' }), discoverHome('home', '/')]),
    ...saleDayPages(id, picks, now),
    ...topicPages(id, topics, codeOf),
  ];
  return {
    pages: pages.map(({ document, ...page }) => ({
      ...page,
      tenantId: id,
      pageType: document.pageType,
      document,
      draft: document,
      publishedVersion: 1,
    })),
    pageVersions: pages.map(({ id: pageId, document }) => ({
      tenantId: id,
      pageId,
      version: 1,
      document,
      rev: 1,
      operatorId: 'machine',
      operatorName: 'Talat',
    })),
  };
}
