import type { ReactNode } from 'react';
import { bandTone } from '#locales/format/band-tone.ts';
import { moduleBackground } from '#locales/format/colour.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { DealModule } from '#schemas/entities/deal-module.ts';
import { localHref, paths } from '#storefront/links/paths.ts';
import { dealListName, dealModuleTitle } from '#storefront/module-parts/deal-module.ts';
import { DealStrip } from '#storefront/strips/deal-strip.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { DealsProps } from './module.ts';
import styles from './styles.module.css';

export function DealsView({ id, data, ctx }: ViewProps<DealsProps, DealModule | undefined>): ReactNode {
  if (!data || data.deals.length === 0) return null;
  const { deals, backgroundColors: colours = [] } = data;
  const href = localHref(ctx, paths.dealList(dealListName(data)));
  const titleId = `${id}-title`;
  const background = moduleBackground(colours);
  return (
    <ModuleSection
      id={id}
      type="deals"
      labelledBy={titleId}
      {...(background && { style: { ...background, borderRadius: 'var(--r-4)' } })}
    >
      <div className={background && styles.band} data-band={background && bandTone(colours)}>
        <div className={styles.header}>
          <SectionHeader
            id={titleId}
            title={dealModuleTitle(data, ctx)}
            href={href}
            linkLabel={ctx.t('action.seeAll')}
          />
        </div>
        <DealStrip ctx={ctx} deals={deals} href={href} labelPolicy="A" />
      </div>
    </ModuleSection>
  );
}
