import type { Platform } from './enums/platform.ts';

/** Address at a marketplace: its host, and the item that its path names. */
export type MarketplaceLink = { platform: Platform; host: string; itemId?: string };

/** Ways in which a marketplace writes its addresses. */
type Marketplace = {
  /** Hosts of its pages and short links. */
  host: RegExp;
  /** Paths of an item's page, with the item's id as the first group. */
  items: readonly RegExp[];
  /** Parameters of a visit, which say nothing of the item. */
  session: readonly string[];
};

const MARKETPLACES: Partial<Record<Platform, Marketplace>> = {
  LAZADA: {
    host: /(^|\.)lazada\./,
    items: [/(?:^|[/-])i(\d{3,})(?:-s\d+)?(?:\.html)?\/?$/],
    session: ['spm', 'scm', 'clickTrackInfo', 'pvid', 'abbucket', 'search', 'mp', 'c', 'from', 'sourceType'],
  },
  SHOPEE: {
    host: /(^|\.)(shopee\.|shope\.ee$|shp\.ee$)/,
    items: [/(?:^|[/-])i\.\d+\.(\d+)\/?$/, /\/product\/\d+\/(\d+)\/?$/, /^\/[^/]+\/\d+\/(\d{5,})\/?$/],
    session: ['sp_atk', 'xptdk', 'extraParams', 'is_from_login', 'publish_id', 'trackingId'],
  },
  TIKTOK: {
    host: /(^|\.)tiktok\./,
    items: [/\/product\/(\d{10,})\/?$/, /\/pdp\/(?:[^/]+\/)?(\d{10,})\/?$/],
    session: [
      '_svg',
      'checksum',
      'encode_params',
      'sec_user_id',
      'share_app_id',
      'share_link_id',
      'timestamp',
      'u_code',
    ],
  },
  AMAZON: {
    host: /(^|\.)amazon\./,
    items: [/\/(?:dp|gp\/product|gp\/aw\/d)\/([A-Z0-9]{10})(?:[/?]|$)/],
    session: [
      'qid',
      'sr',
      'dib',
      'dib_tag',
      'crid',
      'sprefix',
      'pd_rd_i',
      'pd_rd_r',
      'pd_rd_w',
      'pd_rd_wg',
      'pf_rd_p',
      'pf_rd_r',
    ],
  },
  ALIEXPRESS: {
    host: /(^|\.)aliexpress\./,
    items: [/\/(?:item|i)\/(?:[^/]+\/)?(\d{6,})\.html$/],
    session: ['spm', 'scm', 'pvid', 'algo_pvid', 'algo_exp_id', 'pdp_npi', 'curPageLogUid', 'utparam-url'],
  },
  SHEIN: {
    host: /(^|\.)shein\./,
    items: [/-p-(\d+)(?:-cat-\d+)?\.html$/],
    session: ['src_identifier', 'src_module', 'src_tab_page_id', 'ici', 'mallCode', 'imgRatio'],
  },
  TOKOPEDIA: { host: /(^|\.)tokopedia\./, items: [], session: ['extParam', 'src', 'refined', 'whid'] },
};
/** Marks of a visitor's session in the addresses of shops. */
const SESSION = ['phpsessid', 'jsessionid', 'sessionid', 'session_id', 'osCsid', 'zenid'];
/** Marks of campaigns and clicks: two addresses that differ in them alone are one. */
const TRACKING =
  /^(?:utm_\w+|_?gcl_?\w*|[a-z]{1,3}clid|g(?:ad_source|ad_campaignid|braid|braidid)|wbraid|mc_[ce]id|igsh(?:id)?|srsltid|_ga|_gl|aff_\w+|affiliate_id|af_\w+|sub_?id\d?)$/i;

/**
 * Marketplace of a link, or of the link in its query to which an affiliate network's leads; undefined for other shops.
 * @param link a URL, or `//host/path` as web pages write it
 */
export function marketplaceLink(link: string | undefined): MarketplaceLink | undefined {
  const address = urlOf(link);
  if (!address) return undefined;
  const direct = linkAt(address);
  if (direct?.itemId !== undefined || address.search === '') return direct;
  const within = [...address.searchParams.values()].flatMap((one) => linkAt(urlOf(one)) ?? []);
  return within.find(({ itemId }) => itemId !== undefined) ?? direct ?? within[0];
}

/** The shortest address that names the same item, without titles and parameters; another text stays. */
export function shortItemLink(text: string): string {
  const address = urlOf(text.trim());
  const link = marketplaceLink(text.trim());
  if (!address || link?.itemId === undefined) return text;
  const { items = [] } = MARKETPLACES[link.platform] ?? {};
  const [end = ''] = items.map((path) => path.exec(address.pathname)?.[0]).filter((one) => one !== undefined);
  return end === '' ? text : `https://${link.host}/${end.replace(/^\//, '')}`;
}

/**
 * Address without the marks of a visit, which differ at every reading; unchanged if it has none or is no URL. A
 * marketplace's own marks are those of its items' pages: its tracked links keep all that they have.
 */
export function withoutSession(link: string): string {
  const address = urlOf(link);
  if (!address) return link;
  const { platform, itemId } = linkAt(address) ?? {};
  const { session = [] } = (platform && itemId !== undefined && MARKETPLACES[platform]) || {};
  const marks = new Set([...SESSION, ...session].map((name) => name.toLowerCase()));
  return without(link, address, (name) => marks.has(name.toLowerCase()));
}

/**
 * Identity of an address: without the marks of visits and campaigns and without a fragment, so that one page has one.
 * Unchanged if it has none of them or is no URL.
 */
export function addressIdentity(link: string): string {
  const bare = withoutSession(link).replace(/#.*$/, '');
  const address = urlOf(bare);
  return address ? without(bare, address, (name) => TRACKING.test(name)) : bare;
}

function without(link: string, address: URL, isMark: (name: string) => boolean): string {
  const path = address.pathname.replace(/;jsessionid=[^/]*/i, '');
  const kept = [...address.searchParams].filter(([name]) => !isMark(name));
  if (path === address.pathname && kept.length === [...address.searchParams].length) return link;
  const bare = new URL(address);
  bare.pathname = path;
  bare.search = new URLSearchParams(kept).toString();
  return bare.href;
}

function linkAt(address: URL | undefined): MarketplaceLink | undefined {
  if (!address) return undefined;
  const host = address.hostname;
  for (const [platform, { host: pattern, items }] of Object.entries(MARKETPLACES)) {
    if (!pattern.test(host)) continue;
    const itemId = items.map((path) => path.exec(address.pathname)?.[1]).find((id) => id !== undefined);
    return { platform: platform as Platform, host, ...(itemId !== undefined && { itemId }) };
  }
  return undefined;
}

function urlOf(text: string | undefined): URL | undefined {
  const address = URL.parse(text?.startsWith('//') ? `https:${text}` : (text ?? ''));
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}
