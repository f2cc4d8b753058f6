import type { Article } from '#schemas/entities/article.ts';
import type { PresenterCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { ContentRow } from './operations.ts';

/** A note or an article as an entry of a list, without its text; `tellOwnLikes` adds the member's likes. */
export function presentContent(row: ContentRow, call: PresenterCall): Article {
  const keywords = row.keywords.flatMap((keyword) => textIn(call, keyword) ?? []);
  return {
    id: row.id,
    code: row.code,
    currentUserThumbUp: false,
    updateTime: row.updateTime.getTime(),
    content: {
      contentTypeCode: row.contentTypeCode,
      title: textIn(call, row.title),
      subtitle: textIn(call, row.subtitle),
      shortTitle: textIn(call, row.shortTitle),
      summary: textIn(call, row.summary),
      author: row.author,
      authorId: row.authorId ?? undefined,
      publishTime: row.publishTime.getTime(),
      coverImage: row.cover ?? undefined,
      thumbnail: row.thumbnail ?? undefined,
      keywords,
      queryKeywords: keywords,
      invalid: row.invalid,
      shelved: row.invalid,
    },
  };
}
