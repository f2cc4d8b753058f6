import styles from './rich-text-html.module.css';

/** Article markup. `html` must have passed `sanitizeRichText`: fields do so when they are parsed, the API when it stores. */
export function RichTextHtml({ html }: { html: string }) {
  return (
    <div
      className={styles.text}
      data-testid="rich-text"
      dangerouslySetInnerHTML={{ __html: withScrollers(html) }}
    />
  );
}

/**
 * The markup with a scroller around each table, which can then be as wide as the column and wider: a table that
 * scrolls by itself is as wide as its words. Tables of sanitised markup have no attributes and are closed.
 */
const withScrollers = (html: string) =>
  html
    .replaceAll('<table>', `<div class="${styles.scroller}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
