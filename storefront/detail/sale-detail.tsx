import type { ReactNode } from 'react';
import type { Price } from '#locales/format/minor.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import type { RelationSku, SubjectDetail } from '#schemas/entities/subject.ts';
import { productCrumbs } from '../links/crumbs.ts';
import { recentLabels } from '../recent/recent-labels.ts';
import type { RecentThing } from '../recent/recent-things.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import type { Share } from '../sharing/share.tsx';
import { BuyLink } from './buy-link.tsx';
import { DetailLayout } from './detail-layout.tsx';
import type { LabelReason } from './label-reason.tsx';
import { Pictures } from './pictures.tsx';
import { PlatformRows } from './platform-rows.tsx';
import type { PriceHistory } from './price-block.tsx';
import { priceFacts } from './price-facts.ts';
import { PriceHistorySection } from './price-history.tsx';
import { ProductFacts } from './product-facts.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { type Related, RelatedLists } from './related-lists.tsx';
import styles from './sale-detail.module.css';
import { SaleHead } from './sale-head.tsx';
import { SoldOutLink, wayFromSoldOut } from './sold-out.tsx';

/** Data and parts around a deal or a product. */
export type SaleParts = {
  histories: readonly PriceHistory[];
  skus: readonly RelationSku[];
  /** Variants of the goods, with itself; none without others. */
  variants: readonly Goods[];
  /** Coupons of the shop. */
  coupons: readonly Coupon[];
  related: Related;
  /** Favourite button beside Buy. */
  actions?: ReactNode;
  comments?: ReactNode;
  /** First comments, of which some are quoted. */
  replies?: readonly Reply[];
};

/** What a deal and a product differ in. */
export type OwnParts = {
  testId: string;
  id: string;
  name: string;
  href: string;
  pictures: readonly (string | undefined)[];
  labels: Pick<Parameters<typeof LabelReason>[0], 'policy' | 'labels'>;
  currency: string | undefined;
  /** Price as text, and the one price where it isn't a range. */
  now: string;
  price: Price;
  /** The shop's list price as text, '' without one. */
  listPrice: string;
  /** Price from which an alert counts; undefined while it isn't known. */
  alertPrice: number | undefined;
  /** Way to the shop. */
  buy: { href: string | undefined; platform: string | undefined; isOver?: boolean | undefined };
  summary?: string | undefined;
  share: Parameters<typeof Share>[0]['subject'];
  recent: RecentThing;
  /** Notice above the title, unless it is sold out. */
  notice?: ReactNode;
  /** Further ways on below the price alert. */
  ways?: ReactNode;
  /** Time at which the price ends. */
  ends?: ReactNode;
};

type Props = { ctx: ViewContext; detail: SubjectDetail; parts: SaleParts; own: OwnParts };

/** The page of something for sale (S1 §2), a deal or a product: what both have in common. */
export function SaleDetail({ ctx, detail, parts, own }: Props) {
  const { goods, classifications = [] } = detail;
  const { histories, skus, related } = parts;
  const facts = priceFacts(detail.priceStory);
  const wayOn = wayFromSoldOut(ctx, { detail, skus, related });
  const crumbs = productCrumbs(ctx, classifications, own);
  return (
    <DetailLayout
      ctx={ctx}
      testId={own.testId}
      id={own.id}
      state={wayOn ? 'sold-out' : own.buy.isOver ? 'expired' : undefined}
      crumbs={crumbs}
      gallery={<Pictures ctx={ctx} urls={own.pictures} />}
      head={<SaleHead ctx={ctx} detail={detail} parts={parts} own={own} facts={facts} wayOn={wayOn} />}
      history={<PriceHistorySection ctx={ctx} histories={histories} facts={facts} />}
      rail={
        <>
          <PlatformRows ctx={ctx} skus={skus} />
          <ProductFacts ctx={ctx} detail={detail} summary={own.summary} />
          <RatingSummary ctx={ctx} goods={goods} counts={detail.ratingCounts} replies={parts.replies} />
        </>
      }
      bar={
        <>
          <span className={styles.barPrice}>{own.now}</span>
          {wayOn ? <SoldOutLink way={wayOn} /> : <BuyLink ctx={ctx} {...own.buy} testId="bar-buy" />}
        </>
      }
    >
      <RelatedLists ctx={ctx} related={related} />
      {parts.comments}
      <RecentlyViewed current={own.recent} labels={recentLabels(ctx)} />
    </DetailLayout>
  );
}
