import type { ViewContext } from '#runtime/context.ts';
import { DISCOVER_CARD } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import { localHref, paths } from '../links/paths.ts';

/** Path of a note's or an article's page. */
export function articleHref(ctx: Pick<ViewContext, 'lang' | 'tenant'>, article: Article): string {
  const code = article.code ?? article.id;
  const isNote = article.content.contentTypeCode === 'NOTE';
  return localHref(ctx, isNote ? paths.note(code) : paths.article(code));
}

/** Title of an article, or its summary without one. */
export function articleTitle({ content }: Article): string {
  return content.title || content.summary || '';
}

/** A summary cut to 240 characters, UTF-16 units, with an ellipsis (S1 §5); never through half of an emoji. */
export function shortSummary(summary: string): string {
  if (summary.length <= DISCOVER_CARD.summaryLength) return summary;
  return `${summary.slice(0, DISCOVER_CARD.summaryLength).replace(/[\ud800-\udbff]$/, '')}…`;
}
