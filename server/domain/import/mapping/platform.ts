import type { Platform } from '#schemas/enums/platform.ts';
import { platformOfName } from '../../search/platform-of-name.ts';

type Marketplace = { platform: Platform; host: string };

/** Marketplaces by the host name of a link. */
const HOSTS: [Platform, RegExp][] = [
  ['LAZADA', /(^|\.)lazada\./],
  ['SHOPEE', /(^|\.)(shopee\.|shope\.ee$|shp\.ee$)/],
  ['TIKTOK', /(^|\.)tiktok\./],
  ['AMAZON', /(^|\.)amazon\./],
  ['ALIEXPRESS', /(^|\.)aliexpress\./],
  ['SHEIN', /(^|\.)shein\./],
  ['TOKOPEDIA', /(^|\.)tokopedia\./],
];
/** Currency of a country's marketplace, whose feeds often leave it out. */
const CURRENCIES: [RegExp, string][] = [
  [/\.co\.th$/, 'THB'],
  [/\.co\.id$|(^|\.)tokopedia\.com$/, 'IDR'],
  [/\.com\.my$/, 'MYR'],
  [/\.ph$/, 'PHP'],
  [/\.sg$/, 'SGD'],
  [/\.vn$/, 'VND'],
  [/\.tw$/, 'TWD'],
  [/\.com\.br$/, 'BRL'],
];

/** Marketplace of a name or else of a link; `fallback` for others. */
export function platformOf(
  name: string | undefined,
  link: string | undefined,
  fallback: Platform = 'UNKNOWN',
): Platform {
  const named = name === undefined ? undefined : platformOfName(name);
  return named ?? marketplaceOf(link)?.platform ?? fallback;
}

/** Currency of the marketplace to which a link leads; undefined for other shops. */
export function currencyOf(link: string | undefined): string | undefined {
  const host = marketplaceOf(link)?.host;
  return host && CURRENCIES.find(([pattern]) => pattern.test(host))?.[1];
}

/** Marketplace of a link, or of the link in its query to which an affiliate network's leads. */
function marketplaceOf(link: string | undefined): Marketplace | undefined {
  const address = urlOf(link);
  if (!address || address.search === '') return marketplaceAt(address);
  return (
    marketplaceAt(address) ??
    [...address.searchParams.values()]
      .map((one) => marketplaceAt(urlOf(one)))
      .find((found) => found !== undefined)
  );
}

function marketplaceAt(address: URL | undefined): Marketplace | undefined {
  const host = address?.hostname ?? '';
  const platform = HOSTS.find(([, pattern]) => pattern.test(host))?.[0];
  return platform && { platform, host };
}

function urlOf(text: string | undefined): URL | undefined {
  return URL.parse(text?.startsWith('//') ? `https:${text}` : (text ?? '')) ?? undefined;
}
