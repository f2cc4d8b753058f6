import type { Mark, Statistic } from '#schemas/entities/mark.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import type { Call } from '../../../platform/call.ts';
import { presentContent } from '../../articles/contents/presenter.ts';
import { presentDeal } from '../../catalogue/deals/presenter.ts';
import { presentBrand } from '../../catalogue/home-pages/presenter.ts';
import { presentGoods } from '../../catalogue/item-groups/presenter.ts';
import type { Subject } from '../subjects.ts';
import type { MarkRow, markedRows, Tally } from './operations.ts';

type Rows = Omit<Awaited<ReturnType<typeof markedRows>>, 'replyIds'> & { replies: readonly Reply[] };

/** A mark with its subject in its API format; for a deleted subject only the mark. */
export function presentMark(row: MarkRow, rows: Rows, call: Call): Mark {
  const { subjectType, subjectId } = row;
  const find = <T extends { id: string }>(type: string, list: readonly T[]) =>
    subjectType === type ? list.find(({ id }) => id === subjectId) : undefined;
  const deal = find('CONTENT', rows.dealRows);
  const goods = find('GOODS', rows.goodsRows);
  const brand = find('BRAND', rows.brandRows);
  const content = find('NOTE', rows.contentRows) ?? find('ARTICLE', rows.contentRows);
  return {
    subjectType,
    subjectId,
    createTime: row.createdAt.getTime(),
    deal: deal && presentDeal(deal, call),
    goods: goods && presentGoods(goods, call),
    brand: brand && presentBrand(brand, call),
    article: content && presentContent(content, call),
    reply: find('GOODS_COMMENT', rows.replies),
  };
}

/** Statistics of each subject, in the requested order. */
export function presentStatistics(subjects: readonly Subject[], tallies: readonly Tally[]): Statistic[] {
  return subjects.map(({ subjectType, subjectId }) => {
    const of = (action: string) =>
      tallies.find(
        (tally) =>
          tally.actionType === action && tally.subjectType === subjectType && tally.subjectId === subjectId,
      );
    const [mark, like] = [of('COLLECT'), of('THUMB_UP')];
    return {
      subjectType,
      subjectId,
      currentUserMark: mark?.own ?? false,
      currentUserThumbUp: like?.own ?? false,
      markCount: mark?.count ?? 0,
      thumbUpCount: like?.count ?? 0,
    };
  });
}
