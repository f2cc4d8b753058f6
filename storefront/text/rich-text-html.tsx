import type { ViewContext } from '#runtime/context.ts';
import styles from './rich-text-html.module.css';

/** Article markup. `html` must have passed `sanitizeRichText`: fields do so when they are parsed, the API when it stores. */
export function RichTextHtml({ ctx, html }: { ctx: ViewContext; html: string }) {
  return (
    <div
      className={styles.text}
      data-testid="rich-text"
      dangerouslySetInnerHTML={{ __html: withScrollers(html, ctx.t('article.table')) }}
    />
  );
}

/**
 * The markup with a scroller around each table, which can then be as wide as the column and wider: a table that
 * scrolls by itself is as wide as its words. Tables of sanitised markup have no attributes and are closed.
 */
const withScrollers = (html: string, label: string) =>
  html
    .replaceAll(
      '<table>',
      `<div class="${styles.scroller}" role="group" aria-label="${label}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
