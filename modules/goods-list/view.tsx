import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { GoodsCard } from '#storefront/cards/goods-card.tsx';
import { jumpLink } from '#storefront/jump-link.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import type { GoodsListData } from './load.ts';
import type { GoodsListProps } from './schema.ts';
import styles from './styles.module.css';

type Props = ViewProps<GoodsListProps, GoodsListData>;

/** Goods that an operator picked, in two to five columns. */
export function GoodsListView({ id, props, data, ctx }: Props): ReactNode {
  if (data.goods.length === 0) return null;
  const title = pickLocalized(props.title, ctx.lang, ctx.tenant.defaultLanguage);
  const heading = title ? `${id}-title` : undefined;
  return (
    <ModuleSection id={id} type="goods-list" labelledBy={heading}>
      {title && (
        <SectionHeader
          id={heading}
          title={title}
          href={jumpLink(ctx, props.link)?.href}
          linkLabel={ctx.t('action.seeAll')}
        />
      )}
      <ul className={styles.grid}>
        {data.goods.map((goods) => (
          <li key={goods.id}>
            <GoodsCard ctx={ctx} goods={goods} />
          </li>
        ))}
      </ul>
    </ModuleSection>
  );
}
