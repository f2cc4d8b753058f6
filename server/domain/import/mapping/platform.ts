import type { Platform } from '#schemas/enums/platform.ts';
import { marketplaceLink } from '#schemas/marketplaces.ts';
import { platformOfName } from '../../search/platform-of-name.ts';

/** Currencies of the countries in which shops end their hosts, `.co.th`; domains that are used as words are left out. */
const CURRENCIES: Record<string, string> = {
  th: 'THB',
  id: 'IDR',
  my: 'MYR',
  ph: 'PHP',
  sg: 'SGD',
  vn: 'VND',
  tw: 'TWD',
  br: 'BRL',
  hk: 'HKD',
  cn: 'CNY',
  jp: 'JPY',
  kr: 'KRW',
  kh: 'KHR',
  mm: 'MMK',
  in: 'INR',
  pk: 'PKR',
  bd: 'BDT',
  lk: 'LKR',
  np: 'NPR',
  ae: 'AED',
  sa: 'SAR',
  eg: 'EGP',
  kz: 'KZT',
  ru: 'RUB',
  ua: 'UAH',
  tr: 'TRY',
  au: 'AUD',
  nz: 'NZD',
  uk: 'GBP',
  us: 'USD',
  ca: 'CAD',
  mx: 'MXN',
  cl: 'CLP',
  ar: 'ARS',
  pl: 'PLN',
  cz: 'CZK',
  hu: 'HUF',
  ch: 'CHF',
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  za: 'ZAR',
  ng: 'NGN',
  ...Object.fromEntries('at be de es fi fr gr ie it nl pt sk'.split(' ').map((country) => [country, 'EUR'])),
};
/** Marketplace of a name or else of a link; `fallback` for others. */
export function platformOf(
  name: string | undefined,
  link: string | undefined,
  fallback: Platform = 'UNKNOWN',
): Platform {
  const named = name === undefined ? undefined : platformOfName(name);
  return named ?? marketplaceLink(link)?.platform ?? fallback;
}

/** Currency of the country in whose domain a link's shop is; undefined for `.com` and its like. */
export function currencyOf(link: string | undefined): string | undefined {
  const host = marketplaceLink(link)?.host ?? URL.parse(link ?? '')?.hostname ?? '';
  return /(^|\.)tokopedia\.com$/.test(host) ? 'IDR' : CURRENCIES[host.slice(host.lastIndexOf('.') + 1)];
}
