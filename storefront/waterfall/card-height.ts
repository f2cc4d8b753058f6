import { ASPECT_RATIOS, noteRatio } from '#locales/format/aspect-ratio.ts';
import type { Article } from '#schemas/entities/article.ts';
import type { FeedCardType } from '#schemas/enums/feed.ts';
import { CARD_EXTRA_HEIGHT_PX } from './feed-layout.ts';
import type { Extent } from './place.ts';

export type WaterfallKind = FeedCardType;
/** Cards of these kinds are all equally high. */
type EvenKind = keyof typeof CARD_EXTRA_HEIGHT_PX;

export const isEven = (kind: WaterfallKind): kind is EvenKind => kind in CARD_EXTRA_HEIGHT_PX;

/** Height below a note's cover, in px: two lines of title, author and time. */
const NOTE_PX = 83;
/** Heights below a discover card's cover, in px: the padding with two lines of title, and the optional parts. */
const DISCOVER_PX = { title: 68, summary: 46, tags: 28, time: 22 };

/** True for a note's card: a waterfall of content mixes notes and articles. */
export function isNoteCard(kind: WaterfallKind, { content }: Article): boolean {
  return kind === 'note' || (kind === 'content' && content.contentTypeCode === 'NOTE');
}

/** The height of a note's or an article's card. */
export function articleHeight(kind: WaterfallKind, article: Article): Extent {
  return isNoteCard(kind, article) ? noteHeight(article) : discoverHeight(article);
}

function noteHeight({ content: { coverImage } }: Article): Extent {
  return { k: 1 / ASPECT_RATIOS[noteRatio(coverImage?.width, coverImage?.height)], px: NOTE_PX };
}

function discoverHeight({ content, updateTime }: Article): Extent {
  const { title, summary, tags, time } = DISCOVER_PX;
  const parts = [
    title,
    content.summary ? summary : 0,
    content.keywords?.length ? tags : 0,
    updateTime === undefined ? 0 : time,
  ];
  return { k: 3 / 4, px: parts.reduce((sum, px) => sum + px) };
}
