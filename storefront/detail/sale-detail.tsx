import type { ViewContext } from '#runtime/context.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { BuyLink } from '../cards/buy-link.tsx';
import { productCrumbs } from '../links/crumbs.ts';
import { recentLabels } from '../recent/recent-labels.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { DetailLayout } from './detail-layout.tsx';
import { Pictures } from './pictures.tsx';
import { PlatformRows } from './platform-rows.tsx';
import { priceFacts } from './price-facts.ts';
import { PriceHistorySection } from './price-history.tsx';
import { ProductFacts } from './product-facts.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { RelatedLists } from './related-lists.tsx';
import styles from './sale-detail.module.css';
import { SaleHead } from './sale-head.tsx';
import type { OwnParts, SaleParts } from './sale-parts.ts';
import { SoldOutLink, wayFromSoldOut } from './sold-out.tsx';

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
