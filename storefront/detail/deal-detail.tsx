import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { comparedDealPrice, dealPrice } from '../cards/deal-price.ts';
import { comparedPrice } from '../cards/goods-price.ts';
import { localHref, paths } from '../links/paths.ts';
import { ExpiredNotice } from './expired-notice.tsx';
import styles from './sale-detail.module.css';
import { SaleDetail } from './sale-detail.tsx';
import type { SaleParts } from './sale-parts.ts';

type Props = SaleParts & { ctx: ViewContext; detail: SubjectDetail & { deal: Deal } };

/** Everything about a deal (S1 §2); an expired one keeps its content and leads to others that run. */
export function DealDetail({ ctx, detail, ...parts }: Props) {
  const { goods, expireTime } = detail;
  const deal = resolveDeal(detail.deal);
  const price = dealPrice(deal, ctx);
  return (
    <SaleDetail
      ctx={ctx}
      detail={detail}
      parts={parts}
      own={{
        testId: 'deal-detail',
        id: deal.id,
        name: deal.title,
        href: localHref(ctx, paths.deal(deal.code)),
        pictures: [deal.imageUrl, ...(goods?.pictureUrls ?? [])],
        labels: { policy: 'B', labels: deal.labels },
        currency: deal.currency,
        now: price.now,
        price: deal.currentPrice,
        listPrice: price.list,
        alertPrice: deal.expired ? goods && comparedPrice(goods) : comparedDealPrice(deal),
        buy: { href: deal.buyLink, platform: deal.platform, isOver: deal.expired },
        summary: deal.summary,
        share: { subjectType: 'CONTENT', subjectId: deal.id },
        recent: { type: 'CONTENT', code: deal.code },
        notice: deal.expired && <ExpiredNotice ctx={ctx} hasOthers={parts.related.deals.length > 0} />,
        ends: expireTime !== undefined && !deal.expired && (
          <time
            className={styles.ends}
            dateTime={new Date(expireTime).toISOString()}
            data-testid="detail-ends"
          >
            {ctx.t('detail.ends', { date: formatDate(expireTime, ctx) })}
          </time>
        ),
      }}
    />
  );
}
