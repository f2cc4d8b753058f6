import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { Brand } from '#schemas/entities/brand.ts';
import { CardList } from '#storefront/card-list/card-list.tsx';
import { BrandCard } from '#storefront/cards/brand-card.tsx';
import { localHref, screenPath } from '#storefront/links/paths.ts';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { ModuleHeader } from '#storefront/module-parts/module-header.tsx';
import type { BrandsProps } from './module.ts';
import styles from './styles.module.css';

/** A tile spans this many of twelve columns on a phone, on a medium and on a large window (S1 §2; X5). */
const SPANS = { 'data-span-xs': 6, 'data-span-md': 3, 'data-span-lg': 2 };

export function BrandsView({ id, props, data, ctx }: ViewProps<BrandsProps, readonly Brand[]>): ReactNode {
  if (data.length === 0) return null;
  const own = { title: ctx.t('section.brands'), href: localHref(ctx, screenPath('/brands')) };
  const heading = moduleHeading(ctx, id, props, own);
  return (
    <ModuleSection id={id} type="brands" labelledBy={heading.id}>
      <ModuleHeader {...heading} />
      {props.layout ? (
        <CardList
          ctx={ctx}
          layout={props.layout}
          size="brand"
          columns={props}
          cards={data.map((brand) => ({ id: brand.id, card: <BrandCard ctx={ctx} brand={brand} /> }))}
          href={heading.href}
        />
      ) : (
        <ul className={styles.grid}>
          {data.map((brand) => (
            <li key={brand.id} {...SPANS}>
              <BrandCard ctx={ctx} brand={brand} />
            </li>
          ))}
        </ul>
      )}
    </ModuleSection>
  );
}
