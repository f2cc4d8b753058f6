import type { ViewContext } from '#runtime/context.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { localHref, paths, screenPath } from './paths.ts';

/** Breadcrumb; `href` is in the page's language. */
export type Crumb = { name: string; href: string };

type Context = Pick<ViewContext, 'lang' | 'tenant' | 't'>;

/** Breadcrumbs of a product or a deal: through the catalogue and its categories. */
export function productCrumbs(ctx: Context, categories: readonly CategoryNode[], own: Crumb): Crumb[] {
  return [
    home(ctx),
    { name: ctx.t('screen.products'), href: localHref(ctx, screenPath('/products')) },
    ...categories.map((category) => ({
      name: category.name,
      href: localHref(ctx, paths.productCategory(category)),
    })),
    own,
  ];
}

/** Breadcrumbs of a note or an article: through its categories. */
export function articleCrumbs(ctx: Context, categories: readonly CategoryNode[], own: Crumb): Crumb[] {
  const { type } = ctx.tenant;
  const discover = { name: ctx.t('screen.discover'), href: localHref(ctx, paths.discover(type)) };
  return [
    home(ctx),
    ...(type === 'GENERAL' ? [discover] : []),
    ...categories.map((category) => ({
      name: category.name,
      href: localHref(ctx, paths.articleCategory(category, type)),
    })),
    own,
  ];
}

/** Breadcrumbs of any other screen: the pages between the home page and it. Paths are without language. */
export function screenCrumbs(ctx: Context, ...below: { name: string; path: string }[]): Crumb[] {
  return [home(ctx), ...below.map(({ name, path }) => ({ name, href: localHref(ctx, path) }))];
}

function home(ctx: Context): Crumb {
  return { name: ctx.t('detail.home'), href: localHref(ctx, '/') };
}
