import { notFound } from 'next/navigation';
import { ApiError } from '#client/api-error.ts';
import { InlineJson } from '#runtime/inline-json.tsx';
import { topicBySubtitle } from '#schemas/api/content.ts';
import type { Topic } from '#schemas/entities/topic.ts';
import { parseBoundAddress } from '#schemas/page/bound-address.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { Breadcrumbs } from '#storefront/links/breadcrumbs.tsx';
import { screenCrumbs } from '#storefront/links/crumbs.ts';
import { paths, screenPath } from '#storefront/links/paths.ts';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { lastSegment, pageContext, tagPage } from '../../../page-context.ts';
import { boundPageOf } from '../../composed.tsx';
import { DocumentPage, documentMetadata } from '../../document-page.tsx';
import { movedTo } from '../../subject-page.ts';
import { boundTopicDocument, topicDocument } from '../../topic-document.ts';

export async function generateMetadata() {
  const topic = await readTopic();
  return documentMetadata(topicPath(topic), (await readComposed(topic)).document);
}

/** Page of a topic (S1 §2): its cover and the related deals. */
export default async function TopicPage() {
  const { ctx, request } = pageContext();
  const topic = await readTopic();
  tagPage(request, ['topics']);
  const { path, document } = await readComposed(topic);
  const crumbs = screenCrumbs(
    ctx,
    { name: ctx.t('screen.topics'), path: screenPath('/topic') },
    { name: topic.title, path: paths.topic(topic.subtitle) },
  );
  return (
    <>
      <InlineJson value={graph([breadcrumbList(ctx, crumbs)])} />
      <Breadcrumbs ctx={ctx} crumbs={crumbs} />
      <DocumentPage
        path={path}
        binding={topic.id === undefined ? {} : { relation: { type: 'TOPIC', id: topic.id } }}
        document={document}
      />
    </>
  );
}

/** Document of a topic's page: an operator's, or the default one; its modules are counted at `path`. */
async function readComposed(topic: Topic): Promise<{ path: string; document: PageDocument }> {
  const { ctx } = pageContext();
  const path = topicPath(topic);
  const own = topicDocument(ctx, topic);
  const bound = await boundPageOf({ screen: 'topic', code: lastSegment() });
  if (!bound) return { path, document: own };
  const isOfAll = parseBoundAddress(bound.path)?.code === undefined;
  return { path: bound.path, document: boundTopicDocument(bound.document, own, isOfAll) };
}

/** Topic at the address; another spelling redirects permanently (X28). */
async function readTopic(): Promise<Topic> {
  const { api, request } = pageContext();
  const subtitle = lastSegment();
  const topic = await api
    .call(topicBySubtitle, { query: { subtitle } }, { signal: request.signal })
    .catch((error) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) notFound();
      throw error;
    });
  if (topicPath(topic) !== decodeURIComponent(request.path)) movedTo(paths.topic(topic.subtitle));
  return topic;
}

/** Path as stored in documents: not encoded. */
const topicPath = ({ subtitle }: Topic) => decodeURIComponent(paths.topic(subtitle));
