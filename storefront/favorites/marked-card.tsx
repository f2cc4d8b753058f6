import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { Mark } from '#schemas/entities/mark.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import { BrandCard } from '../cards/brand-card.tsx';
import card from '../cards/card.module.css';
import { CardTitle } from '../cards/card-title.tsx';
import { DealCard } from '../cards/deal-card.tsx';
import { GoodsCard } from '../cards/goods-card.tsx';
import { NoteCard } from '../cards/note-card.tsx';
import { localHref, paths } from '../links/paths.ts';
import styles from '../lists/mark-list.module.css';
import { CardMark } from '../marks/card-mark.tsx';
import { markLabel } from '../marks/mark-label.ts';

type Props = { ctx: ViewContext; mark: Mark; list: 'favorites' | 'likes' };

/** Card of a mark's subject; nothing for a subject that no longer exists. */
export function MarkedCard({ ctx, mark, list }: Props): ReactNode {
  const { deal, goods, brand, article, reply } = mark;
  if (deal) return <DealCard ctx={ctx} deal={deal} inFavorites />;
  if (goods) return <GoodsCard ctx={ctx} goods={goods} inFavorites />;
  if (brand) return <BrandCard ctx={ctx} brand={brand} inFavorites />;
  if (article) return <NoteCard ctx={ctx} note={article} list={list} />;
  return reply && <ReviewCard ctx={ctx} reply={reply} />;
}

/** Card of a product's review. */
function ReviewCard({ ctx, reply }: { ctx: ViewContext; reply: Reply }) {
  return (
    <article className={`${card.box} ${styles.review}`} data-testid="review-card" data-id={reply.id}>
      <CardTitle ctx={ctx} className={styles.author} href={localHref(ctx, paths.product(reply.subjectId))}>
        {reply.user?.nickname ?? ctx.t('comments.gone')}
      </CardTitle>
      <p className={styles.text}>{reply.content}</p>
      <CardMark
        action="COLLECT"
        subjectType="GOODS_COMMENT"
        subjectId={reply.id}
        label={markLabel(ctx, 'COLLECT')}
      />
    </article>
  );
}
