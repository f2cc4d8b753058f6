import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { DealGrid } from '#storefront/strips/deal-grid.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
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
      <SectionHeader {...heading} />
      <DealGrid ctx={ctx} deals={data.deals} />
    </ModuleSection>
  );
}
