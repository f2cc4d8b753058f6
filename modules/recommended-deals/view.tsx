import type { ReactNode } from 'react';
import { labelText } from '#locales/format/label.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { CardList, WithColumns } from '#storefront/card-list/card-list.tsx';
import { DealCard } from '#storefront/cards/deal-card.tsx';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import { DealFeed } from './island.tsx';
import type { RecommendedDealsData } from './load.ts';
import type { RecommendedDealsProps } from './module.ts';

export function RecommendedDealsView({
  id,
  props,
  data: { labels, deals, hasNext },
  ctx,
}: ViewProps<RecommendedDealsProps, RecommendedDealsData>): ReactNode {
  if (deals.length === 0) return null;
  const { t } = ctx;
  const heading = moduleHeading(ctx, id, props, { title: t('section.recommendedDeals') });
  const tabs = labels.flatMap((value) => {
    const label = labelText(value, t);
    return label === '' ? [] : [{ value, label }];
  });
  const cardsOf = (variant: 'open' | 'boxed') =>
    deals.map((deal) => ({
      id: deal.id,
      card: <DealCard ctx={ctx} deal={deal} labelPolicy="A" variant={variant} />,
    }));
  return (
    <ModuleSection id={id} type="recommended-deals" labelledBy={heading.id}>
      <ModuleHeader {...heading} />
      {props.layout ? (
        <CardList
          ctx={ctx}
          layout={props.layout}
          size="deal"
          columns={props}
          cards={cardsOf('boxed')}
          href={heading.href}
        />
      ) : (
        <WithColumns columns={props}>
          <DealFeed id={id} tabs={tabs} name={heading.title} cards={cardsOf('open')} hasNext={hasNext} />
        </WithColumns>
      )}
    </ModuleSection>
  );
}
