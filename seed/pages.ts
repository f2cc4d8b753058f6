import type { TenantSettings } from '#schemas/tenant.ts';
import type { SeedPage } from '#server/domain/pages/stacked-document.ts';
import { type CampaignPicks, campaign } from './content/campaign.ts';
import { dealsHome } from './content/deals-home.ts';
import { discoverHome } from './content/discover-home.ts';
import type { SeedRows } from './rows.ts';
import { topicPages } from './topics.ts';

/** First pages of a tenant: a general tenant's home page is deals, an article tenant's is articles (S1 §2). */
export function seedPages(
  { id, type }: Pick<TenantSettings, 'id' | 'type'>,
  picks: CampaignPicks,
  topics: SeedRows['topics'],
): Pick<SeedRows, 'pages' | 'pageVersions'> {
  const pages: SeedPage[] = [
    ...(type === 'GENERAL'
      ? [dealsHome(id, 'home', '/'), discoverHome('discover', '/articles')]
      : [dealsHome(id, 'deals', '/deals'), discoverHome('home', '/')]),
    campaign(id, picks),
    ...topicPages(topics),
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
