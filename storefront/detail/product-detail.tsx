import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { Coupon } from '#schemas/entities/coupon.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { RelationSku, SubjectDetail } from '#schemas/entities/subject.ts';
import buttons from '#ui/button.module.css';
import { AskLinks } from '../ai-shopping/ask-links.tsx';
import { GoodsFacts } from '../cards/goods-facts.tsx';
import { goodsPriceRange } from '../cards/goods-price.ts';
import { productCrumbs } from '../links/crumbs.ts';
import { localHref, paths } from '../links/paths.ts';
import { PriceAlert } from '../price-alerts/price-alert.tsx';
import { recentLabels } from '../recent/recent-labels.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { Share } from '../sharing/share.tsx';
import { BuyLink } from './buy-link.tsx';
import styles from './deal-detail.module.css';
import { DetailLayout } from './detail-layout.tsx';
import { LabelReason } from './label-reason.tsx';
import { Pictures } from './pictures.tsx';
import { PlatformRows } from './platform-rows.tsx';
import { lowestOf, PriceBlock, type PriceHistory } from './price-block.tsx';
import { PriceChecked } from './price-checked.tsx';
import { priceFacts } from './price-facts.ts';
import { PriceHistorySection } from './price-history.tsx';
import { ProductFacts } from './product-facts.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { type Related, RelatedLists } from './related-lists.tsx';
import { SaleStart } from './sale-start.tsx';
import { SoldOutLink, SoldOutNotice, wayFromSoldOut } from './sold-out.tsx';
import { Variants } from './variants.tsx';
import { Vouchers } from './vouchers.tsx';

type Props = {
  ctx: ViewContext;
  detail: SubjectDetail & { goods: Goods };
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
};

/** Everything about a product of the catalogue (S1 §2), and the way to the deal that runs on it. */
export function ProductDetail({
  ctx,
  detail,
  histories,
  skus,
  variants,
  coupons,
  related,
  actions,
  comments,
}: Props) {
  const { t } = ctx;
  const { goods, classifications = [] } = detail;
  const name = goods.goodsName ?? '';
  const facts = priceFacts(detail.priceStory);
  const own = skus.find((sku) => sku.goods.id === goods.id);
  const now = goodsPriceRange(goods, ctx);
  const href = localHref(ctx, paths.product(goods.code ?? goods.id));
  const wayOn = wayFromSoldOut(ctx, { detail, skus, related });
  const buy = { ctx, href: own?.goodsTraceLink ?? goods.originUrl, platform: goods.platformName };
  return (
    <DetailLayout
      ctx={ctx}
      testId="product-detail"
      id={goods.id}
      state={wayOn && 'sold-out'}
      crumbs={productCrumbs(ctx, classifications, { name, href })}
      gallery={<Pictures ctx={ctx} urls={goods.pictureUrls ?? []} />}
      head={
        <>
          {wayOn && <SoldOutNotice ctx={ctx} goods={goods} way={wayOn} />}
          <h1 className={styles.title}>{name}</h1>
          <GoodsFacts ctx={ctx} goods={goods} className={styles.goods} />
          <LabelReason
            ctx={ctx}
            policy="A"
            labels={goods.labels ?? []}
            goods={goods}
            facts={facts}
            currency={goods.priceRange?.currencyCode}
          />
          <PriceBlock
            ctx={ctx}
            now={now}
            price={goods.priceRange?.minSalePrice}
            listPrice=""
            histories={histories}
          />
          <Variants ctx={ctx} variants={variants} current={goods.id} />
          <div className={styles.buy}>
            {!wayOn && <BuyLink {...buy} testId="detail-buy" />}
            {actions}
          </div>
          <PriceAlert
            ctx={ctx}
            item={{
              goodsId: goods.id,
              name,
              currency: goods.priceRange?.currencyCode,
              price: wayOn ? undefined : goods.priceRange?.minSalePrice,
              lowest: lowestOf(histories),
            }}
            isSoldOut={wayOn !== undefined}
          />
          {!wayOn && <Vouchers ctx={ctx} coupons={coupons} platform={goods.platformName} />}
          <SaleStart ctx={ctx} goods={goods} />
          {own?.dealCode && (
            <a
              className={buttons.secondary}
              href={localHref(ctx, paths.deal(own.dealCode))}
              data-testid="detail-deal"
            >
              {t('detail.seeDeal')}
            </a>
          )}
          <AskLinks ctx={ctx} goods={goods} />
          <p className={styles.note}>{t('footer.disclosure')}</p>
          <p className={styles.note}>
            <PriceChecked ctx={ctx} goods={goods} />
          </p>
          <Share ctx={ctx} href={href} title={name} subject={{ subjectType: 'GOODS', subjectId: goods.id }} />
        </>
      }
      history={<PriceHistorySection ctx={ctx} histories={histories} facts={facts} />}
      rail={
        <>
          <PlatformRows ctx={ctx} skus={skus} />
          <ProductFacts ctx={ctx} detail={detail} />
          <RatingSummary ctx={ctx} goods={goods} counts={detail.ratingCounts} />
        </>
      }
      bar={
        <>
          <span className={styles.barPrice}>{now}</span>
          {wayOn ? <SoldOutLink way={wayOn} /> : <BuyLink {...buy} testId="bar-buy" />}
        </>
      }
    >
      <RelatedLists ctx={ctx} related={related} />
      {comments}
      <RecentlyViewed current={{ type: 'GOODS', code: goods.code ?? goods.id }} labels={recentLabels(ctx)} />
    </DetailLayout>
  );
}
