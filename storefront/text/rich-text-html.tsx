import type { ViewContext } from '#runtime/context.ts';
import styles from './rich-text-html.module.css';

/** Article markup. `html` must have passed `sanitizeRichText`: fields do so when they are parsed, the API when it stores. */
export function RichTextHtml({ ctx, html }: { ctx: ViewContext; html: string }) {
  return (
    <div
      className={styles.text}
      data-testid="rich-text"
      dangerouslySetInnerHTML={{ __html: withScrollers(withSubCards(html), ctx.t('article.table')) }}
    />
  );
}

/** Link of sanitised markup to a deal's or a product's page, whose attributes begin with the address. */
const CARD_LINK = /<a (?=href="(?:\/[a-z]{2})?\/(content|product)\/([^"/?#]+)[^"/]*")/g;
const SUB_CARDS = { content: 'sub_card_deal', product: 'sub_card_goods' } as const;

/** The markup with the class on each link to a deal or product by which its clicks are counted (S2 §9). */
const withSubCards = (html: string) =>
  html.replaceAll(
    CARD_LINK,
    (_, screen: keyof typeof SUB_CARDS, code: string) => `<a class="${SUB_CARDS[screen]}-${code}" `,
  );

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
