import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ApiError } from '#client/api-error.ts';
import { peopleMessages } from '#locales/text.ts';
import { manifest } from '#modules/all.ts';
import type { ViewContext } from '#runtime/context.ts';
import { InlineJson } from '#runtime/inline-json.tsx';
import { fillText } from '#runtime/page-fields.ts';
import { PageView } from '#runtime/page-view.tsx';
import type { ResolvedPage } from '#runtime/resolve.ts';
import { pageByPath } from '#schemas/api/invented/pages.ts';
import { findModule } from '#schemas/module/define.ts';
import type { Binding } from '#schemas/page/bound-address.ts';
import type { PageDocument, PageMeta } from '#schemas/page/document.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { FollowInvitation } from '#storefront/follow/follow-invitation.tsx';
import { OwnFollowsIsland } from '#storefront/follow/own-follows-island.tsx';
import { ModuleEvents } from '#storefront/module-parts/module-events.tsx';
import { graph } from '#storefront/structured-data/graph.ts';
import { mixedList } from '#storefront/structured-data/item-list.ts';
import { pageContext, tagPage } from '../page-context.ts';
import { pageMetadata } from './page-metadata.ts';
import { FAILED_MAX_AGE, resolveDocument } from './resolve-document.ts';

/** Lifetime in s. A page is fresh until purged; the age only limits changes without a purge, such as expiring deals. */
const LIFETIME = { maxAge: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };

type Place = {
  path: string;
  binding?: Binding;
  /** Document of an address that isn't looked up by its path. */
  document?: PageDocument | undefined;
};

/** Renders the page document at `path`, or responds with 404. */
export async function DocumentPage({ path, binding = {}, document: given }: Place): Promise<ReactNode> {
  const { ctx, request } = pageContext();
  const { id, document } = await readPage(path, given);
  const page = await resolveDocument(document, binding, LIFETIME.maxAge);
  const isFollowPage = document.pageType === 'FOLLOW_PAGE';
  if (isFollowPage) request.answer.traits.add('audience');
  if (id !== undefined) tagPage(request, [`page:${id}`]);
  const hasFailures = page.failures.length > 0 || request.failed.size > 0;
  request.answer.lifetime = { ...LIFETIME, maxAge: hasFailures ? FAILED_MAX_AGE : page.maxAge };
  const listed = listedOn(page, request.failed);
  return (
    <>
      {listed.length > 0 && <InlineJson value={graph([mixedList(ctx, listed)])} />}
      <PageView
        page={page}
        pageType={document.pageType}
        title={localMeta(ctx, document).title}
        ctx={ctx}
        failed={request.failed}
        isolate={request.isolate}
      >
        {isFollowPage && (
          <OwnFollowsIsland
            list="contents"
            messages={peopleMessages(ctx.lang)}
            guest={request.traits.audience === 'guest' && <FollowInvitation ctx={ctx} />}
          />
        )}
        <ModuleEvents path={path} />
      </PageView>
    </>
  );
}

/**
 * Entries listed on the page, in reading order. Those of nested modules are left out: they may be hidden, behind a tab.
 */
function listedOn({ slots: { main = [], aside = [] } }: ResolvedPage, failed: ReadonlySet<string>) {
  return [...main, ...aside].flatMap(({ id, listed }) => (failed.has(id) ? [] : listed));
}

/** Title, description, canonical address and languages of the page document at `path`. */
export async function documentMetadata(path: string, given?: PageDocument): Promise<Metadata> {
  const { ctx, request } = pageContext();
  const { document } = await readPage(path, given);
  const { meta, nodes } = document;
  const { title, description } = localMeta(ctx, document);
  const { image, noindex } = meta;
  const paged = Object.values(nodes).some(({ type }) => findModule(manifest, type)?.paged);
  return pageMetadata(ctx, { path, query: request.query, paged, title, description, image, noindex });
}

/** Title and description of a document in the page's language, with the values of its fields. */
function localMeta(ctx: ViewContext, { meta, fields }: PageDocument) {
  const pick = (text: PageMeta['title']) =>
    fillText(pickLocalized(text, ctx.lang, ctx.tenant.defaultLanguage) ?? '', fields, ctx);
  return { title: pick(meta.title), description: pick(meta.description) };
}

function readPage(path: string, given?: PageDocument) {
  if (given) return Promise.resolve({ id: undefined, document: given });
  const { api, request } = pageContext();
  const { preview, experiment } = request;
  if (preview && 'document' in preview)
    return Promise.resolve({ id: preview.pageId, document: preview.document });
  return api
    .call(pageByPath, { query: { path, ...(experiment && { variant: experiment }) } })
    .catch((error) => {
      if (error instanceof ApiError && error.status === 404) notFound();
      throw error;
    });
}
