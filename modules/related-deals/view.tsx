import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { CardList } from '#storefront/card-list/card-list.tsx';
import { DealCard } from '#storefront/cards/deal-card.tsx';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import type { RelatedDealsData } from './load.ts';
import type { RelatedDealsProps } from './module.ts';

type Props = ViewProps<RelatedDealsProps, RelatedDealsData>;

/** Deals of a source or related to the page's subject. */
export function RelatedDealsView({ id, props, data, ctx }: Props): ReactNode {
  if (data.deals.length === 0) return null;
  const own = ctx.t(data.ofTopic ? 'section.relatedDeals' : 'section.suitingDeals');
  const heading = moduleHeading(ctx, id, props, { title: own });
  return (
    <ModuleSection id={id} type="related-deals" labelledBy={heading.id}>
      <ModuleHeader {...heading} />
      <CardList
        ctx={ctx}
        layout={props.layout ?? 'grid'}
        size="deal"
        columns={props}
        cards={data.deals.map((deal) => ({ id: deal.id, card: <DealCard ctx={ctx} deal={deal} /> }))}
        href={heading.href}
      />
    </ModuleSection>
  );
}
