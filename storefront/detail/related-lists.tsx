import type { ViewContext } from '#runtime/context.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { Video } from '#schemas/entities/subject.ts';
import { DealCard } from '../cards/deal-card.tsx';
import { DiscoverCard } from '../cards/discover-card.tsx';
import { GoodsCard } from '../cards/goods-card.tsx';
import { RelatedStrip } from '../strips/related-strip.tsx';
import { VideoCard } from './video-card.tsx';

/** Related items of a subject; each list may be empty. */
export type Related = {
  deals: readonly Deal[];
  goods: readonly Goods[];
  articles: readonly Article[];
  videos: readonly Video[];
};

/** The related deals, goods, articles and films of a page, one row each. */
export function RelatedLists({
  ctx,
  related: { deals, goods, articles, videos },
}: {
  ctx: ViewContext;
  related: Related;
}) {
  return (
    <>
      <RelatedStrip
        ctx={ctx}
        id="related-deals"
        title={ctx.t('detail.alternatives')}
        cards={deals.map((deal) => ({ id: deal.id, card: <DealCard ctx={ctx} deal={deal} /> }))}
      />
      <RelatedStrip
        ctx={ctx}
        id="related-goods"
        title={ctx.t('section.relatedGoods')}
        cards={goods.map((one) => ({ id: one.id, card: <GoodsCard ctx={ctx} goods={one} /> }))}
      />
      <RelatedStrip
        ctx={ctx}
        id="related-articles"
        title={ctx.t('section.relatedArticles')}
        width="wide"
        cards={articles.map((one) => ({ id: one.id, card: <DiscoverCard ctx={ctx} article={one} /> }))}
      />
      <RelatedStrip
        ctx={ctx}
        id="related-videos"
        title={ctx.t('section.relatedVideos')}
        width="wide"
        cards={videos.map((video) => ({ id: video.id, card: <VideoCard ctx={ctx} video={video} /> }))}
      />
    </>
  );
}
