import type { TextKey } from '#locales/translate.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { paths } from '../links/paths.ts';

type Area = readonly [path: string, label: TextKey];

/** Areas with a single address each: the sitemap lists them beside the categories. */
export function siteAreas(type: TenantPublic['type']): { shop: readonly Area[]; about: readonly Area[] } {
  return {
    shop: [
      [paths.home(type), type === 'GENERAL' ? 'screen.home' : 'screen.deals'],
      [paths.discover(type), 'screen.discover'],
      ...(type === 'GENERAL' ? ([[paths.deals(), 'screen.deals']] as const) : []),
      [paths.dailySpecialOffers(), 'screen.dailyOffers'],
      [paths.coupons(), 'screen.coupons'],
      [paths.aiShopping(), 'screen.aiShopping'],
      [paths.lotteries(), 'screen.activities'],
      [paths.products(), 'screen.products'],
      [paths.brands(), 'screen.brands'],
      [paths.leaderboards(), 'screen.leaderboard'],
      [paths.topics(), 'screen.topics'],
    ],
    about: [
      [paths.aboutUs(), 'footer.aboutUs'],
      [paths.download(), 'footer.download'],
      [paths.userAgreement(), 'footer.userAgreement'],
      [paths.privacyPolicy(), 'footer.privacyPolicy'],
    ],
  };
}
