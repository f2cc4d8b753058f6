import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { localHref, paths } from '#storefront/links/paths.ts';
import { pickedHeading } from '#storefront/module-parts/picked-list.tsx';
import { LinkStrip } from '#ui/link-strip.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import type { ArticleCategoriesData } from './load.ts';
import type { ArticleCategoriesProps } from './module.ts';

type Props = ViewProps<ArticleCategoriesProps, ArticleCategoriesData>;

/** The bar of article categories, all of them first (S1 §2). */
export function ArticleCategoriesView({ id, props, data, ctx }: Props): ReactNode {
  if (data.categories.length === 0) return null;
  const { t, tenant } = ctx;
  const all = localHref(ctx, paths.discover(tenant.type));
  const links = data.categories.map(({ name, code }) => ({
    code,
    label: name,
    href: localHref(ctx, paths.articleCategory({ name, code }, tenant.type)),
  }));
  const heading = pickedHeading(ctx, id, props);
  return (
    <ModuleSection id={id} type="article-categories" labelledBy={heading?.id}>
      {heading && <SectionHeader {...heading} linkLabel={t('action.seeAll')} />}
      <LinkStrip
        links={[{ href: all, label: t('list.all') }, ...links.map(({ href, label }) => ({ href, label }))]}
        current={links.find(({ code }) => code === data.current)?.href ?? all}
        labels={{ list: t('screen.articles'), previous: t('action.previous'), next: t('action.next') }}
      />
    </ModuleSection>
  );
}
