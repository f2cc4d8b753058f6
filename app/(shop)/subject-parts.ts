import { videosForContent } from '#schemas/api/content.ts';
import { couponPages, priceStatistics, relationSkus } from '#schemas/api/das.ts';
import type { ApiClient, EndpointArgs } from '#schemas/api/endpoint.ts';
import { goodsVariants } from '#schemas/api/invented/catalogue.ts';
import { relatedSubjects } from '#schemas/api/search.ts';
import { PAGE, PRICE_TREND, RELATED } from '#schemas/constants.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { RelationSku, Subject, SubjectDetail } from '#schemas/entities/subject.ts';
import { PLATFORMS, type Platform } from '#schemas/enums/platform.ts';
import { RELATEDS } from '#schemas/enums/subject.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import type { PriceHistory } from '#storefront/detail/price-block.tsx';
import type { Related } from '#storefront/detail/related-lists.tsx';
import { pageContext, tagPage } from '../page-context.ts';

/** Lifetime in s; a purge of the subject comes first. */
const LIFETIME = { maxAge: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
/** Lifetime in s after a part failed, so that the page is rendered again soon. */
const FAILED_MAX_AGE = 2;
/** Periods of the price history in days; the last one is all of it. */
const PERIODS = [30, 90, 180, undefined] as const;

/** Number of coupons beside the way to buy. */
const MAX_COUPONS = 3;

type Body = EndpointArgs<typeof relatedSubjects>['body'];
export type SubjectParts = {
  histories: PriceHistory[];
  skus: RelationSku[];
  /** Variants of the goods, with itself; none without others. */
  variants: Goods[];
  /** Coupons of the shop that sells it. */
  coupons: Coupon[];
  related: Related;
};

/** Parts around a subject. A failed part is left out, and the page is rendered again soon. */
export async function readParts(detail: SubjectDetail): Promise<SubjectParts> {
  const { api, request } = pageContext();
  const { signal } = request;
  let failures = 0;
  const orNone = <T>(parts: Promise<T[]>): Promise<T[]> =>
    parts.catch((error: Error) => {
      failures++;
      request.warn('a part of the page is missing', { error: error.message });
      return [];
    });
  const { goods, deal } = detail;
  const from = {
    orgSubjectType: detail.subjectType as 'CONTENT',
    orgIds: [detail.id],
    relateds: [...RELATEDS],
  };
  const related = async (body: Body) =>
    (await api.call(relatedSubjects, { body: { ...from, ...body } }, { signal })).content;
  const isOver = deal?.dynamicData?.expired ?? deal?.expired;
  const shop = (deal && resolveDeal(deal).platform) ?? goods?.platformName;
  const platform = PLATFORMS.find((one) => one === shop);
  const [histories, skus, variants, coupons, others, relatedGoods, articles, videos] = await Promise.all([
    orNone(goods ? readHistories(api, goods.id, signal) : Promise.resolve([])),
    orNone(goods ? api.call(relationSkus, { params: { id: goods.id } }, { signal }) : Promise.resolve([])),
    orNone(goods ? api.call(goodsVariants, { params: { id: goods.id } }, { signal }) : Promise.resolve([])),
    orNone(platform === undefined ? Promise.resolve([]) : readCoupons(api, platform, signal)),
    orNone(
      isOver
        ? related({
            destSubjectType: 'CONTENT',
            contentTypeCodes: ['DEAL'],
            pageRequest: { size: RELATED.goods },
          })
        : Promise.resolve([]),
    ),
    orNone(
      related({ destSubjectType: 'GOODS', sort: 'DISCOUNT', pageRequest: { page: 1, size: RELATED.goods } }),
    ),
    orNone(related({ destSubjectType: 'CONTENT', pageRequest: { page: 1, size: RELATED.articles } })),
    orNone(
      deal
        ? api.call(
            videosForContent,
            { body: { contentIds: [detail.id], videoNum: RELATED.videos } },
            { signal },
          )
        : Promise.resolve([]),
    ),
  ]);
  tagPage(request, tagsOf(detail));
  request.answer.lifetime =
    failures > 0
      ? { ...LIFETIME, maxAge: FAILED_MAX_AGE }
      : lifetime([detail.expireTime, ...coupons.map(({ endTime }) => endTime)], request.now);
  return {
    histories,
    skus,
    variants,
    coupons,
    related: {
      deals: others.flatMap((one) => one.deal ?? []),
      goods: relatedGoods.flatMap((one) => one.goods ?? []),
      articles: articles.flatMap((one) => one.article ?? []),
      videos,
    },
  };
}

function readHistories(api: ApiClient, id: string, signal: AbortSignal): Promise<PriceHistory[]> {
  return Promise.all(
    PERIODS.map(async (days) => {
      const minDays = days === undefined ? null : PRICE_TREND.minDays;
      const body = { dayRange: days ?? null, startTime: null, endTime: null, minDays };
      return { days, statistics: await api.call(priceStatistics, { params: { id }, body }, { signal }) };
    }),
  );
}

async function readCoupons(api: ApiClient, platform: Platform, signal: AbortSignal): Promise<Coupon[]> {
  const body = { platform, pageRequest: { page: PAGE.first, size: MAX_COUPONS } };
  return (await api.call(couponPages, { body }, { signal })).content;
}

function tagsOf({ id, subjectType, goods, brand }: Subject & Pick<SubjectDetail, 'brand'>): string[] {
  const own = subjectType === 'CONTENT' ? `deal:${id}` : `article:${id}`;
  const ofGoods = goods ? [`goods:${goods.id}`] : [];
  return [
    ...(subjectType === 'GOODS' ? [] : [own]),
    ...ofGoods,
    ...(brand ? [`brand:${brand.id}`] : []),
    'coupons',
  ];
}

/** Lifetime of a page, which isn't fresh beyond the end of its deal or a coupon. */
function lifetime(ends: readonly (number | undefined)[], now: number) {
  const left = ends.map((end) => Math.ceil(((end ?? 0) - now) / 1_000)).filter((seconds) => seconds > 0);
  return { ...LIFETIME, maxAge: Math.min(...left, LIFETIME.maxAge) };
}
