import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { DealGrid } from '#storefront/strips/deal-grid.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { RelatedDealsData } from './load.ts';
import type { RelatedDealsProps } from './module.ts';

type Props = ViewProps<RelatedDealsProps, RelatedDealsData>;

/** Deals related to the page's subject. */
export function RelatedDealsView({ id, props, data, ctx }: Props): ReactNode {
  if (data.deals.length === 0) return null;
  const title = pickLocalized(props.title, ctx.lang, ctx.tenant.defaultLanguage);
  return (
    <ModuleSection id={id} type="related-deals" labelledBy={`${id}-title`}>
      <SectionHeader
        id={`${id}-title`}
        title={title || ctx.t(data.ofTopic ? 'section.relatedDeals' : 'section.suitingDeals')}
      />
      <DealGrid ctx={ctx} deals={data.deals} />
    </ModuleSection>
  );
}
