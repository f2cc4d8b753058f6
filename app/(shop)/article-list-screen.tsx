import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { classificationByCode, hotTags } from '#schemas/api/content.ts';
import { clientPages } from '#schemas/api/search.ts';
import { PAGE } from '#schemas/constants.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { ArticleList } from '#storefront/article-lists/article-list.tsx';
import { pageNumber } from '#storefront/page-query.ts';
import { pageContext, tagPage } from '../page-context.ts';
import { orMissing } from './or-missing.ts';
import { pageMetadata } from './page-metadata.ts';

/** Seconds; a purge of the articles comes first. */
const LIFETIME = { maxAge: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };

type List = { title: string; filter: { classificationCode?: string; keyword?: string } };

/** The list of a category or a tag at the current address, as the page that the address asks for. */
export async function ArticleListScreen({ title, filter }: List): Promise<ReactNode> {
  const { ctx, api, request } = pageContext();
  const page = pageNumber(request.query.page);
  const body = { kind: 'newest', pageRequest: { page, size: PAGE.size }, ...filter } as const;
  const [{ content, totalElements }, keywords] = await Promise.all([
    api.call(clientPages, { body }, { signal: request.signal }),
    // The list stands without its tags rather than not at all.
    api.call(hotTags, {}, { signal: request.signal }).catch(() => []),
  ]);
  tagPage(request, ['feed:articles', 'keywords', 'classifications']);
  request.answer.lifetime = LIFETIME;
  const pages = Math.ceil(totalElements / PAGE.size);
  return (
    <ArticleList
      ctx={ctx}
      title={title}
      articles={content}
      page={page}
      pages={pages}
      query={request.query}
      keywords={keywords}
    />
  );
}

export function articleListMetadata({ title }: List): Metadata {
  const { ctx, request } = pageContext();
  return pageMetadata(ctx, { ...request, paged: true, title, description: title });
}

/** The list of the category that `slug` names by the code after its last dash (X1), if there is one. */
export async function categoryList(slug: string): Promise<List | undefined> {
  const code = slug.slice(slug.lastIndexOf('-') + 1);
  if (!slug.includes('-') || code === '') return undefined;
  const category = await findCategory(code);
  return category && { title: category.name, filter: { classificationCode: code } };
}

/** The list of a tag, whose path has dashes for spaces. */
export function tagList(slug: string): List {
  const { ctx } = pageContext();
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
