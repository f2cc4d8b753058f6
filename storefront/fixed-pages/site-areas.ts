import type { TextKey } from '#locales/translate.ts';
import { singleScreens } from '#schemas/screens.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { paths } from '../links/paths.ts';

type TenantType = TenantPublic['type'];
type Area = readonly [path: string, label: TextKey];

/** Areas with a single address each: the sitemap lists them beside the categories. */
export function siteAreas(type: TenantType): { shop: readonly Area[]; about: readonly Area[] } {
  const homes: Area[] = [
    [paths.home(type), type === 'GENERAL' ? 'screen.home' : 'screen.deals'],
    [paths.discover(type), 'screen.discover'],
  ];
  return { shop: [...homes, ...listed('shop', type)], about: listed('about', type) };
}

function listed(part: 'shop' | 'about', type: TenantType): Area[] {
  return singleScreens(type).flatMap((screen) =>
    'listed' in screen && screen.listed === part ? [[screen.path, screen.text] as const] : [],
  );
}
