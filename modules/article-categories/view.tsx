import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { localHref, paths } from '#storefront/links/paths.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import type { ArticleCategoriesData } from './load.ts';
import type { ArticleCategoriesProps } from './module.ts';

type Props = ViewProps<ArticleCategoriesProps, ArticleCategoriesData>;

/** The bar of article categories, all of them first (S1 §2). */
export function ArticleCategoriesView({ id, data, ctx }: Props): ReactNode {
  if (data.categories.length === 0) return null;
  const { t, tenant } = ctx;
  const all = localHref(ctx, paths.discover(tenant.type));
  const links = data.categories.map(({ name, code }) => ({
    code,
    label: name,
    href: localHref(ctx, paths.articleCategory({ name, code }, tenant.type)),
  }));
  return (
    <ModuleSection id={id} type="article-categories">
      <LinkStrip
        links={[{ href: all, label: t('list.all') }, ...links.map(({ href, label }) => ({ href, label }))]}
        current={links.find(({ code }) => code === data.current)?.href ?? all}
        labels={{ list: t('screen.articles'), previous: t('action.previous'), next: t('action.next') }}
      />
    </ModuleSection>
  );
}
