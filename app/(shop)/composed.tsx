import type { ReactNode } from 'react';
import { ModuleLook } from '#runtime/module-look.tsx';
import { PageFrame } from '#runtime/page-view.tsx';
import { Modules } from '#runtime/render.tsx';
import type { ResolvedModule } from '#runtime/resolve.ts';
import { boundPage } from '#schemas/api/invented/pages.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import {
  type Binding,
  BOUND_SCREENS,
  type BoundPlace,
  boundScreen,
  boundTags,
  categoryBinding,
  parseBoundAddress,
} from '#schemas/page/bound-address.ts';
import { OWN_PART, type PageDocument } from '#schemas/page/document.ts';
import { ModuleEvents } from '#storefront/module-parts/module-events.tsx';
import { lastSegment, pageContext, tagPage } from '../page-context.ts';
import { FAILED_MAX_AGE, resolveDocument } from './resolve-document.ts';

export type StoredPage = { id: string; path: string; document: PageDocument };
type Composition = StoredPage & {
  /** Heading of the screen where its own part is left out. */
  title: string | undefined;
  above: readonly ResolvedModule[];
  below: readonly ResolvedModule[];
  aside: readonly ResolvedModule[];
  hasOwnPart: boolean;
  /** Look of the screen's own part. */
  look: unknown;
};
/** Modules around a screen's own part, if a page is bound to it, and their lifetime in s. */
export type Bound = { composition?: Composition; maxAge: number };

/** Page document bound to a screen, or the one previewed there. */
export async function boundPageOf(place: BoundPlace): Promise<StoredPage | undefined> {
  const { api, request } = pageContext();
  const { preview, signal } = request;
  tagPage(request, boundTags(place));
  if (preview && 'document' in preview && parseBoundAddress(preview.path)?.screen === place.screen)
    return { id: preview.pageId, path: preview.path, document: preview.document };
  const { screen, code, categories = [] } = place;
  const query = { screen, code, ...(categories.length > 0 && { categories: categories.join() }) };
  const page = (await api.call(boundPage, { query }, { signal })) ?? undefined;
  if (page) tagPage(request, [`page:${page.id}`]);
  return page;
}

/** Modules that a bound page puts around a screen's own part. On an API failure the screen is rendered without them. */
export async function readBound(place: BoundPlace, binding: Binding = {}, title?: string): Promise<Bound> {
  const { request } = pageContext();
  let page: StoredPage | undefined;
  try {
    page = await boundPageOf(place);
  } catch (error) {
    request.warn('the page bound to the screen is missing', { error: (error as Error).message });
    return { maxAge: FAILED_MAX_AGE };
  }
  if (!page) return { maxAge: Number.POSITIVE_INFINITY };
  const { slots, maxAge, failures } = await resolveDocument(page.document, binding, Number.POSITIVE_INFINITY);
  const { main = [], aside = [] } = slots;
  const own = main.findIndex(({ type }) => type === OWN_PART);
  const hasOwnPart = own >= 0 || main.length === 0 || !boundScreen(place.screen).replaceable;
  const composition = {
    ...page,
    title,
    hasOwnPart,
    look: main[own]?.props ?? {},
    above: main.slice(0, Math.max(own, 0)),
    below: main.slice(own + 1),
    aside,
  };
  return { composition, maxAge: failures.length > 0 ? FAILED_MAX_AGE : maxAge };
}

/** Bound page of a subject's screen: its modules may use the subject and its nearest category. */
export function readBoundSubject(
  screen: 'product' | 'content' | 'article' | 'note-detail',
  { id, classifications = [] }: Pick<SubjectDetail, 'id' | 'classifications'>,
): Promise<Bound> {
  const categories = classifications.map(({ code }) => code).reverse();
  const relation = { type: BOUND_SCREENS[screen].kind, id };
  return readBound(
    { screen, code: lastSegment(), categories },
    { relation, ...categoryBinding(screen, categories[0]) },
  );
}

/** Bound page of a category's screen: its modules may use the category. `parents` from the top down. */
export function readBoundCategory(
  screen: 'products' | 'articles',
  { code, name }: CategoryNode,
  parents: readonly CategoryNode[],
): Promise<Bound> {
  const categories = [code, ...parents.map((parent) => parent.code).reverse()];
  return readBound({ screen, code, categories }, categoryBinding(screen, code), name);
}

/** Screen's own part among the modules of the bound page; without one it is rendered unchanged. */
export function Composed({ bound, children }: { bound: Bound | undefined; children: ReactNode }) {
  const { ctx, request } = pageContext();
  const { failed, isolate, answer } = request;
  if (!bound) return children;
  const { composition } = bound;
  if (answer.lifetime) {
    const most = composition && failed.size > 0 ? FAILED_MAX_AGE : bound.maxAge;
    answer.lifetime = { ...answer.lifetime, maxAge: Math.min(answer.lifetime.maxAge, most) };
  }
  if (!composition) return children;
  const { title, above, below, aside, hasOwnPart, look, document, path } = composition;
  const options = { ctx, failed, isolate };
  return (
    <PageFrame
      pageType={document.pageType}
      title={hasOwnPart ? undefined : title}
      main={
        <>
          <Modules modules={above} {...options} />
          {hasOwnPart && <ModuleLook props={look}>{children}</ModuleLook>}
          <Modules modules={below} {...options} />
        </>
      }
      aside={aside.length === 0 ? undefined : <Modules modules={aside} {...options} />}
    >
      <ModuleEvents path={path} />
    </PageFrame>
  );
}
