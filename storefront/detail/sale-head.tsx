import type { ViewContext } from '#runtime/context.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { BuyLink } from '../cards/buy-link.tsx';
import { GoodsFacts } from '../cards/goods-facts.tsx';
import { CompareControl } from '../compare/compare-control.tsx';
import { PriceAlert } from '../price-alerts/price-alert.tsx';
import { Share } from '../sharing/share.tsx';
import { LabelReason } from './label-reason.tsx';
import { lowestOf, PriceBlock } from './price-block.tsx';
import { PriceChecked } from './price-checked.tsx';
import type { PriceFact } from './price-facts.ts';
import styles from './sale-detail.module.css';
import type { OwnParts, SaleParts } from './sale-parts.ts';
import { SaleStart } from './sale-start.tsx';
import { SoldOutNotice, type WayOn } from './sold-out.tsx';
import { Variants } from './variants.tsx';
import { Vouchers } from './vouchers.tsx';

type Props = {
  ctx: ViewContext;
  detail: SubjectDetail;
  parts: SaleParts;
  own: OwnParts;
  facts: readonly PriceFact[];
  /** Way from goods that are sold out. */
  wayOn: WayOn | undefined;
};

/** Title, price and the ways to buy, to be told of a price and to compare. */
export function SaleHead({ ctx, detail: { goods }, parts, own, facts, wayOn }: Props) {
  const { histories, variants, coupons, actions } = parts;
  return (
    <>
      {wayOn && goods ? <SoldOutNotice ctx={ctx} goods={goods} way={wayOn} /> : own.notice}
      <h1 className={styles.title}>{own.name}</h1>
      {goods && <GoodsFacts ctx={ctx} goods={goods} className={styles.goods} />}
      <LabelReason ctx={ctx} {...own.labels} goods={goods} facts={facts} currency={own.currency} />
      <PriceBlock ctx={ctx} now={own.now} price={own.price} listPrice={own.listPrice} histories={histories} />
      <Variants ctx={ctx} variants={variants} current={goods?.id ?? ''} />
      <div className={styles.buy}>
        {!wayOn && <BuyLink ctx={ctx} {...own.buy} className={styles.buyLink} testId="detail-buy" />}
        {actions}
      </div>
      {goods && (
        <div className={styles.later}>
          <PriceAlert
            ctx={ctx}
            item={{
              goodsId: goods.id,
              name: own.name,
              currency: own.currency,
              price: wayOn ? undefined : own.alertPrice,
              lowest: lowestOf(histories),
            }}
            isSoldOut={wayOn !== undefined}
          />
          <CompareControl ctx={ctx} goods={goods} />
        </div>
      )}
      {!wayOn && <Vouchers ctx={ctx} coupons={coupons} platform={own.buy.platform} />}
      <SaleStart ctx={ctx} goods={goods} />
      {own.ways}
      <p className={styles.note}>{ctx.t('footer.disclosure')}</p>
      <p className={styles.note}>
        <PriceChecked ctx={ctx} goods={goods} />
        {own.ends}
      </p>
      <Share
        ctx={ctx}
        href={own.href}
        title={own.name}
        subject={own.share}
        picture={own.pictures.find(Boolean)}
      />
    </>
  );
}
