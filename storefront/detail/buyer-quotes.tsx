import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Reply } from '#schemas/entities/reply.ts';
import { CommentText } from '../comments/comment-text.tsx';
import styles from './rating-summary.module.css';

const MAX_QUOTES = 3;
/** Length below which a comment says too little to be quoted. */
const MIN_LETTERS = 20;

/** Comments that say something, three at most; deleted and hidden ones have no text. */
export const quotable = (replies: readonly Reply[]): Reply[] =>
  replies.filter(({ content = '' }) => content.trim().length >= MIN_LETTERS).slice(0, MAX_QUOTES);

/** Excerpts of the page's comments, and the link to all of them. */
export function BuyerQuotes({ ctx, quotes }: { ctx: ViewContext; quotes: readonly Reply[] }) {
  const { t } = ctx;
  if (quotes.length === 0) return null;
  return (
    <>
      <ul className={styles.quotes}>
        {quotes.map((reply) => (
          <li key={reply.id} data-testid="buyer-quote">
            <blockquote className={styles.quote}>
              <CommentText reply={reply} />
            </blockquote>
            <p className={styles.note}>
              {reply.user?.nickname ?? t('comments.gone')} · {formatDate(reply.createTime, ctx)}
            </p>
          </li>
        ))}
      </ul>
      <a className={styles.more} href="#comments">
        {t('rating.comments')}
      </a>
    </>
  );
}
