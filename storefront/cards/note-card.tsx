import { ASPECT_RATIOS, noteRatio } from '#locales/format/aspect-ratio.ts';
import { noteTime } from '#locales/format/relative-time.ts';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Article } from '#schemas/entities/article.ts';
import { Icon } from '#ui/icon.tsx';
import { CardMark } from '../marks/card-mark.tsx';
import { MarkButton } from '../marks/mark-button.tsx';
import { markLabel } from '../marks/mark-label.ts';
import { articleHref, articleTitle } from '../text/article-text.ts';
import card from './card.module.css';
import { CardTitle } from './card-title.tsx';
import { CardImage } from './image.tsx';
import { InvalidBadge } from './invalid-badge.tsx';
import styles from './note-card.module.css';

type Props = {
  ctx: ViewContext;
  note: Article;
  /** Member's own list that contains the note; there an invalid note is marked as such and has no link. */
  list?: 'favorites' | 'likes';
  eager?: boolean;
};

/** A note, in a member's own lists an article too: cover, title or else summary, author and how long ago (S1 §2). */
export function NoteCard({ ctx, note, list, eager }: Props) {
  const { coverImage, author, publishTime, invalid } = note.content;
  const isGone = invalid && list !== undefined;
  const subjectType = note.content.contentTypeCode === 'ARTICLE' ? 'ARTICLE' : 'NOTE';
  const subject = { subjectType, subjectId: note.id } as const;
  return (
    <Kept
      className={`${card.box} ${styles.card}`}
      data-testid="note-card"
      data-id={note.id}
      data-state={isGone ? 'invalid' : undefined}
    >
      <div>
        <CardImage
          sources={[coverImage?.url]}
          width={IMAGE_PX.deal}
          ratio={ASPECT_RATIOS[noteRatio(coverImage?.width, coverImage?.height)]}
          eager={eager}
        />
      </div>
      <CardTitle
        ctx={ctx}
        className={styles.title}
        testId="note-title"
        href={isGone ? undefined : articleHref(ctx, note)}
        badge={isGone && <InvalidBadge ctx={ctx} />}
      >
        {articleTitle(note)}
      </CardTitle>
      <div className={styles.meta}>
        <span className={styles.avatar}>
          <Icon name="user" size={14} />
        </span>
        <span className={styles.author}>{author}</span>
        {publishTime !== undefined && (
          <time dateTime={new Date(publishTime).toISOString()} data-testid="note-time">
            {noteTime(publishTime, ctx.now, ctx.t)}
          </time>
        )}
        <div className={styles.like} data-testid="note-like">
          {list === 'favorites' ? (
            <>
              <MarkButton action="THUMB_UP" {...subject} label={ctx.t('card.like')} size="small" />
              <CardMark action="COLLECT" {...subject} label={markLabel(ctx, 'COLLECT')} />
            </>
          ) : (
            <CardMark action="THUMB_UP" {...subject} label={markLabel(ctx, 'THUMB_UP')} />
          )}
        </div>
      </div>
    </Kept>
  );
}
