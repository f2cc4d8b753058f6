import type { ViewContext } from '#runtime/context.ts';
import { DISCOVER_CARD } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import { localHref, paths } from '../links/paths.ts';

/** The page of a note or an article. */
export function articleHref(ctx: Pick<ViewContext, 'lang' | 'tenant'>, article: Article): string {
  const code = article.code ?? article.id;
  const isNote = article.content.contentTypeCode === 'NOTE';
  return localHref(ctx, isNote ? paths.note(code) : paths.article(code));
}

/** Its title, or its summary where it has none. */
export function articleTitle({ content }: Article): string {
  return content.title || content.summary || '';
}

/** A summary cut to 240 characters, UTF-16 units, with an ellipsis (S1 §5); never through half of an emoji. */
export function shortSummary(summary: string): string {
  if (summary.length <= DISCOVER_CARD.summaryLength) return summary;
  return `${summary.slice(0, DISCOVER_CARD.summaryLength).replace(/[\ud800-\udbff]$/, '')}…`;
}
