import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import buttons from '#ui/button.module.css';
import { AskLinks } from '../ai-shopping/ask-links.tsx';
import { comparedPrice, goodsPriceRange } from '../cards/goods-price.ts';
import { localHref, paths } from '../links/paths.ts';
import { SaleDetail } from './sale-detail.tsx';
import type { SaleParts } from './sale-parts.ts';

type Props = SaleParts & { ctx: ViewContext; detail: SubjectDetail & { goods: Goods } };

/** Everything about a product of the catalogue (S1 §2), and the way to the deal that runs on it. */
export function ProductDetail({ ctx, detail, ...parts }: Props) {
  const { goods } = detail;
  const own = parts.skus.find((sku) => sku.goods.id === goods.id);
  const price = goods.priceRange?.minSalePrice;
  return (
    <SaleDetail
      ctx={ctx}
      detail={detail}
      parts={parts}
      own={{
        testId: 'product-detail',
        id: goods.id,
        name: goods.goodsName ?? '',
        href: localHref(ctx, paths.product(goods.code ?? goods.id)),
        pictures: goods.pictureUrls ?? [],
        labels: { policy: 'A', labels: goods.labels ?? [] },
        currency: goods.priceRange?.currencyCode,
        now: goodsPriceRange(goods, ctx),
        price,
        listPrice: '',
        alertPrice: comparedPrice(goods),
        buy: { href: own?.goodsTraceLink ?? goods.originUrl, platform: goods.platformName },
        share: { subjectType: 'GOODS', subjectId: goods.id },
        recent: { type: 'GOODS', code: goods.code ?? goods.id },
        ways: (
          <>
            {own?.dealCode && (
              <a
                className={buttons.secondary}
                href={localHref(ctx, paths.deal(own.dealCode))}
                data-testid="detail-deal"
              >
                {ctx.t('detail.seeDeal')}
              </a>
            )}
            <AskLinks ctx={ctx} goods={goods} />
          </>
        ),
      }}
    />
  );
}
