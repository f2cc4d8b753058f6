import type { ReactNode } from 'react';
import { bandTone } from '#locales/format/band-tone.ts';
import { moduleBackground } from '#locales/format/colour.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { DealList } from '#storefront/card-list/deal-list.tsx';
import { localHref, paths } from '#storefront/links/paths.ts';
import { dealListName, dealModuleTitle } from '#storefront/module-parts/deal-module.ts';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import type { DealsData } from './load.ts';
import type { DealsProps } from './module.ts';
import styles from './styles.module.css';

export function DealsView({ id, props, data, ctx }: ViewProps<DealsProps, DealsData>): ReactNode {
  const { deals, list } = data;
  if (deals.length === 0) return null;
  const own = list
    ? { title: dealModuleTitle(list, ctx), href: localHref(ctx, paths.dealList(dealListName(list))) }
    : { title: ctx.t('section.recommendedDeals') };
  const heading = moduleHeading(ctx, id, props, own);
  const colours = list?.backgroundColors ?? [];
  const background = moduleBackground(colours);
  return (
    <ModuleSection
      id={id}
      type="deals"
      labelledBy={heading.id}
      {...(background && { style: { ...background, borderRadius: 'var(--r-4)' } })}
    >
      <div className={background && styles.band} data-band={background && bandTone(colours)}>
        <div className={styles.header}>
          <ModuleHeader {...heading} />
        </div>
        <DealList
          ctx={ctx}
          deals={deals}
          href={heading.href}
          layout={props.layout}
          columns={props}
          labelPolicy="A"
        />
      </div>
    </ModuleSection>
  );
}
