import type { Topic } from '#schemas/entities/topic.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { TopicRow } from './operations.ts';

/** A topic in its API format. */
export function presentTopic(row: TopicRow, call: Call): Topic {
  return {
    id: row.id,
    title: textIn(call, row.title) ?? row.subtitle,
    subtitle: row.subtitle,
    tagline: textIn(call, row.tagline),
    coverImage: { url: row.cover },
  };
}
