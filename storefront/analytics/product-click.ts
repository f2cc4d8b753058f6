import type { ProductClick } from '#client/analytics/clicks.ts';
import type { ProductEvent } from '#schemas/enums/analytics.ts';
import { splitLanguage } from '#schemas/find-language.ts';

/** First segment of a path without language, and the rest. */
const PATH = /^\/([^/]+)(?:\/(.*))?$/;

const OF_TOPIC: Record<string, ProductEvent> = {
  product: 'topic_goods_click',
  content: 'topic_goods_click',
  article: 'topic_article_click',
  'note-detail': 'topic_article_click',
};

/** Event of a click on a link of the page at `page`: a keyword, or an item on a topic's page (S2 §9). */
export function productClick(link: Element, page: string): ProductClick | undefined {
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const url = new URL(link.href, window.location.href);
  const [, kind = '', rest = ''] = PATH.exec(splitLanguage(url.pathname).path) ?? [];
  const isOurs = url.host === window.location.host;
  const keyword = kind === 'search' ? url.searchParams.get('keyword') : isTag(kind) && decoded(rest);
  if (isOurs && keyword) return { name: 'keyword_click', id: keyword };
  const [, here, topic] = PATH.exec(splitLanguage(new URL(page).pathname).path) ?? [];
  if (here !== 'topic' || !topic || !link.closest('[data-node]')) return undefined;
  const id = link.closest('[data-id]')?.getAttribute('data-id') ?? rest;
  if (link.dataset.type === 'video') return { name: 'topic_video_click', id };
  const name = isOurs ? OF_TOPIC[kind] : 'topic_goods_click';
  return name && { name, id };
}

const isTag = (kind: string) => kind === 'tag' || kind === 'article-tag';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
