import { sql } from 'drizzle-orm';
import type { Video as WireVideo } from '#schemas/entities/subject.ts';
import type { Call } from '../../platform/call.ts';
import { textIn } from '../../platform/wire.ts';
import type { WholeContentRow } from '../articles/contents/operations.ts';
import { contents } from '../articles/schema.ts';
import { contentsAbout } from './related.ts';

/** A video's URL and the note or article that links to it. */
export type Video = { url: string; content: WholeContentRow };

/** Pattern of URLs of single videos, on the sites that shops and reviewers use. */
const FILM =
  'https://(?:www\\.)?(?:youtube\\.com/(?:watch\\?v=|shorts/)|youtu\\.be/|tiktok\\.com/@[\\w.]+/video/)[\\w-]+';

/** First video of each note or article about the same subjects as the deals, the most read first. */
export async function videosAbout(
  call: Call,
  deals: { orgIds: string[]; orgCodes: string[] },
  count: number,
): Promise<Video[]> {
  const rows = await contentsAbout(call, deals, count, sql`${contents.body}::text ~ ${FILM}`);
  return rows.flatMap((content) => {
    const texts = [textIn(call, content.body), ...Object.values(content.body)];
    const url = texts.map((text) => new RegExp(FILM).exec(text ?? '')?.[0]).find(Boolean);
    return url === undefined ? [] : [{ url, content }];
  });
}

/** A video in its API format, with the title of the content that links to it. */
export function presentVideo({ url, content }: Video, call: Call): WireVideo {
  return {
    id: content.id,
    title: textIn(call, content.title) ?? '',
    videoUrl: url,
    coverImage: content.cover ?? undefined,
  };
}
