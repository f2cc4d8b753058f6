import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { SourceItem } from '#schemas/entities/source-item.ts';
import { DealCard } from '#storefront/cards/deal-card.tsx';
import { DiscoverCard } from '#storefront/cards/discover-card.tsx';
import { NoteCard } from '#storefront/cards/note-card.tsx';
import { TopicCard } from '#storefront/cards/topic-card.tsx';
import { PickedList, pickedHeading } from '#storefront/module-parts/picked-list.tsx';
import { articleHeight } from '#storefront/waterfall/card-height.ts';
import { CARD_EXTRA_HEIGHT_PX } from '#storefront/waterfall/feed-layout.ts';
import type { ContentListData } from './load.ts';
import type { ContentListProps } from './module.ts';

type Props = ViewProps<ContentListProps, ContentListData>;

/** Deals, notes, articles and topics of a source, each as its own card. */
export function ContentListView({ id, props, data, ctx }: Props): ReactNode {
  if (data.contents.length === 0) return null;
  const heading = pickedHeading(ctx, id, props);
  return (
    <ModuleSection id={id} type="content-list" labelledBy={heading?.id}>
      <PickedList
        ctx={ctx}
        heading={heading}
        layout={props.layout}
        size="article"
        columns={props}
        cards={data.contents.map((content) => ({
          id: keyOf(content),
          card: <ContentCard ctx={ctx} content={content} />,
          height: heightOf(content),
        }))}
      />
    </ModuleSection>
  );
}

const keyOf = ({ type, code }: SourceItem) => `${type} ${code}`;

/** Height of a card in a waterfall: a deal's is that on desktop, a topic's its cover alone. */
function heightOf({ deal, article, topic }: SourceItem) {
  if (deal) return { k: 1, px: CARD_EXTRA_HEIGHT_PX.deal.desktop };
  if (topic) return { k: 4 / 3, px: 0 };
  return article && articleHeight('content', article);
}

function ContentCard({ ctx, content }: { ctx: ViewContext; content: SourceItem }) {
  const { type, deal, article, topic } = content;
  if (deal) return <DealCard ctx={ctx} deal={deal} />;
  if (topic) return <TopicCard ctx={ctx} topic={topic} />;
  if (!article) return null;
  return type === 'NOTE' ? (
    <NoteCard ctx={ctx} note={article} />
  ) : (
    <DiscoverCard ctx={ctx} article={article} />
  );
}
