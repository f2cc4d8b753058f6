import type { Video as WireVideo } from '#schemas/entities/subject.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { Video } from './operations.ts';

/** A video in its API format, with the title of the content that links to it. */
export function presentVideo({ url, content }: Video, call: Call): WireVideo {
  return {
    id: content.id,
    title: textIn(call, content.title) ?? '',
    videoUrl: url,
    coverImage: content.cover ?? undefined,
  };
}
