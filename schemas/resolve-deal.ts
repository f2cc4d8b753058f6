import type { Deal } from './entities/deal.ts';

/** Deal for display: the newer figures of `dynamicData` replace its own. */
export type ResolvedDeal = Pick<
  Deal,
  | 'id'
  | 'platform'
  | 'goodsLink'
  | 'goodsTraceLink'
  | 'summary'
  | 'originalPrice'
  | 'currentPrice'
  | 'maxPrice'
  | 'priceHeld'
  | 'currency'
  | 'updateTime'
  | 'priceDeduct'
> & {
  /** Code in its page's address; its id when it has no code. */
  code: string;
  /** Title, or its summary when it has none. */
  title: string;
  /** Target of Buy: the tracked link, else the plain one. */
  buyLink: string | undefined;
  imageUrl: string | undefined;
  labels: { code: string }[];
  expired: boolean;
  invalid: boolean;
};

/**
 * Applies `dynamicData` and the fallbacks of S1 §3. Its two links count as one: the deal's own trace link, which leads
 * to the older goods, is never used when `dynamicData` has other goods.
 */
export function resolveDeal(deal: Deal): ResolvedDeal {
  const newer = deal.dynamicData;
  const links = newer?.goodsLink || newer?.goodsTraceLink ? newer : deal;
  const summary = newer?.summary ?? deal.summary;
  return {
    id: deal.id,
    code: deal.code ?? deal.id,
    title: deal.title || summary || '',
    summary,
    platform: newer?.platform ?? deal.platform,
    goodsLink: links.goodsLink,
    goodsTraceLink: links.goodsTraceLink,
    buyLink: links.goodsTraceLink || links.goodsLink,
    imageUrl: newer?.coverImage?.url || deal.mainPic?.url || undefined,
    originalPrice: newer?.originalPrice ?? deal.originalPrice,
    currentPrice: newer?.currentPrice ?? deal.currentPrice,
    maxPrice: newer ? newer.maxPrice : deal.maxPrice,
    priceHeld: deal.priceHeld,
    currency: newer?.currentPriceUnit ?? deal.currency,
    labels: deal.labels ?? [],
    priceDeduct: deal.priceDeduct,
    updateTime: deal.updateTime,
    expired: newer?.expired ?? deal.expired ?? false,
    invalid: deal.invalid ?? false,
  };
}
