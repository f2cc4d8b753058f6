import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { classificationByCode, classificationParents, hotTags } from '#schemas/api/content.ts';
import type { Language } from '#schemas/constants.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { ArticleList } from '#storefront/article-lists/article-list.tsx';
import { articleCrumbs } from '#storefront/links/crumbs.ts';
import { localHref, paths } from '#storefront/links/paths.ts';
import { pageContext } from '../page-context.ts';
import { categoryPaths } from './category-paths.ts';
import { Composed, readBoundCategory } from './composed.tsx';
import { ListJson } from './list-json.tsx';
import { orMissing } from './or-missing.ts';
import { pageMetadata } from './page-metadata.ts';
import { readList } from './read-list.ts';
import { movedTo } from './subject-page.ts';

type List = {
  title: string;
  filter: { classificationCode?: string; keyword?: string };
  /** Category of the list, and its ancestors. */
  category?: CategoryNode;
  parents?: CategoryNode[];
  /** Paths by language, where they differ. */
  paths?: Partial<Record<Language, string>>;
};

/** List of a category or a tag at the current address, at the page in the address. */
export async function ArticleListScreen({ title, filter, category, parents = [] }: List): Promise<ReactNode> {
  const { ctx, api, request } = pageContext();
  const [found, keywords, bound] = await Promise.all([
    orMissing(readList({ kind: 'articles', ...filter }, ['feed:articles', 'keywords', 'classifications'])),
    // A failure leaves the list without its tags.
    api.call(hotTags, {}, { signal: request.signal }).catch(() => []),
    category && readBoundCategory('articles', category, parents),
  ]);
  const list = orNotFound(found);
  const crumbs = articleCrumbs(ctx, parents, { name: title, href: localHref(ctx, request.path) });
  return (
    <Composed bound={bound}>
      <ListJson {...list} crumbs={crumbs} />
      <ArticleList {...list} title={title} crumbs={crumbs} keywords={keywords} />
    </Composed>
  );
}

export function articleListMetadata({ title, paths: addresses = {} }: List): Metadata {
  const { ctx, request } = pageContext();
  return pageMetadata(ctx, { ...request, paths: addresses, paged: true, title, description: title });
}

/**
 * List of the category in `slug`, whose code follows the last dash (X1), if there is one; an address with another name
 * redirects permanently.
 */
export async function categoryList(slug: string): Promise<List | undefined> {
  const code = slug.slice(slug.lastIndexOf('-') + 1);
  if (!slug.includes('-')) return undefined;
  const category = await findCategory(code);
  if (!category) return undefined;
  const { ctx, request } = pageContext();
  const pathOf = (one: CategoryNode) => paths.articleCategory(one, ctx.tenant.type);
  const own = pathOf(category);
  if (decodeURIComponent(own) !== decodeURIComponent(request.path)) movedTo(own);
  const [addresses, parents] = await Promise.all([
    categoryPaths(category, pathOf),
    pageContext().api.call(classificationParents, { params: { id: category.id } }),
  ]);
  return { title: category.name, filter: { classificationCode: code }, category, parents, paths: addresses };
}

/** List of a tag, whose path has dashes for spaces; an address of the other tenant type redirects to the own one. */
export function tagList(slug: string): List {
  const { ctx, request } = pageContext();
  const own = paths.articleTag(slug, ctx.tenant.type);
  if (decodeURIComponent(own) !== decodeURIComponent(request.path)) movedTo(own);
  const keyword = slug.replaceAll('-', ' ');
  return { title: ctx.t('screen.articleTag', { keyword }), filter: { keyword: slug } };
}

/** Found value, or the response 404. */
export function orNotFound<T>(found: T | undefined): T {
  return found ?? notFound();
}

function findCategory(code: string): Promise<CategoryNode | undefined> {
  const { api } = pageContext();
  return orMissing(api.call(classificationByCode, { query: { code } }));
}
