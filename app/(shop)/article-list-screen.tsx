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
  /** The category that it lists, and those above it. */
  category?: CategoryNode;
  parents?: CategoryNode[];
  /** Where its path differs between languages. */
  paths?: Partial<Record<Language, string>>;
};

/** The list of a category or a tag at the current address, as the page that the address asks for. */
export async function ArticleListScreen({ title, filter, category, parents = [] }: List): Promise<ReactNode> {
  const { ctx, api, request } = pageContext();
  const [found, keywords, bound] = await Promise.all([
    orMissing(readList({ kind: 'articles', ...filter }, ['feed:articles', 'keywords', 'classifications'])),
    // The list stands without its tags rather than not at all.
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
 * The list of the category that `slug` names by the code after its last dash (X1), if there is one; an address that
 * calls it otherwise leads to its own for good.
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

/** The list of a tag, whose path has dashes for spaces; an address of the other type of tenant leads to the own one. */
export function tagList(slug: string): List {
  const { ctx, request } = pageContext();
  const own = paths.articleTag(slug, ctx.tenant.type);
  if (decodeURIComponent(own) !== decodeURIComponent(request.path)) movedTo(own);
  const keyword = slug.replaceAll('-', ' ');
  return { title: ctx.t('screen.articleTag', { keyword }), filter: { keyword: slug } };
}

/** What was found, or the answer 404. */
export function orNotFound<T>(found: T | undefined): T {
  return found ?? notFound();
}

function findCategory(code: string): Promise<CategoryNode | undefined> {
  const { api } = pageContext();
  return orMissing(api.call(classificationByCode, { query: { code } }));
}
