import { ATTRIBUTES, type Attribute, type ShownAttribute } from '#schemas/entities/attribute.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { Subject, SubjectDetail } from '#schemas/entities/subject.ts';
import type { PresenterCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import { presentContent } from '../../articles/contents/presenter.ts';
import { presentClassifications } from '../../catalogue/classifications/presenter.ts';
import { presentDeal } from '../../catalogue/deals/presenter.ts';
import { presentBrand } from '../../catalogue/home-pages/presenter.ts';
import { presentGoods } from '../../catalogue/item-groups/presenter.ts';
import type { GoodsRow } from '../../catalogue/item-rows.ts';
import { presentStory } from '../../catalogue/present-story.ts';
import type { Detail, SubjectRow } from './operations.ts';

/** A deal, product, note or article in its API format. */
export function presentSubject(row: SubjectRow, call: PresenterCall): Subject {
  switch (row.type) {
    case 'CONTENT':
      return {
        id: row.deal.id,
        subjectType: row.type,
        deal: presentDeal(row.deal, call),
        goods: row.goods && presentGoods(row.goods, call),
      };
    case 'GOODS':
      return { id: row.goods.id, subjectType: row.type, goods: presentGoods(row.goods, call) };
    default:
      return { id: row.content.id, subjectType: row.type, article: presentContent(row.content, call) };
  }
}

/** The same subject with all data of its page. */
export function presentDetail(detail: Detail, includeText: boolean, call: PresenterCall): SubjectDetail {
  const subject = presentSubject(detail, call);
  const expiresAt = detail.type === 'CONTENT' ? detail.deal.expiresAt : null;
  if (includeText && 'content' in detail && subject.article)
    subject.article.content.text = textIn(call, detail.content.body);
  const goods = 'goods' in detail ? detail.goods : undefined;
  return {
    ...subject,
    goods: goods && presentWholeGoods(goods, detail.checkedAt, call),
    ratingCounts: goods?.ratingCounts ?? undefined,
    expireTime: expiresAt?.getTime(),
    priceStory: detail.story && presentStory(detail.story),
    brand: detail.brand && presentBrand(detail.brand, call),
    classifications: presentClassifications(detail.classifications, call),
  };
}

/** A product with what only its page says. */
function presentWholeGoods(row: GoodsRow, checkedAt: Date | undefined, call: PresenterCall): Goods {
  return {
    ...presentGoods(row, call),
    checkedAt: checkedAt?.getTime(),
    description: textIn(call, row.description),
    gtin: row.gtin ?? undefined,
    mpn: row.mpn ?? undefined,
    sku: row.sku ?? undefined,
    attributes: presentAttributes(row.attributes, call),
  };
}

function presentAttributes(attributes: readonly Attribute[], call: PresenterCall): ShownAttribute[] {
  return attributes.slice(0, ATTRIBUTES.count).flatMap((one) => {
    const [name, value] = [textIn(call, one.name), textIn(call, one.value)];
    return name && value ? [{ name, value }] : [];
  });
}
