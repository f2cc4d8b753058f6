import styles from './rich-text-html.module.css';

/** Article markup. `html` must have passed `sanitizeRichText`: fields do so when they are parsed, the API when it stores. */
export function RichTextHtml({ html }: { html: string }) {
  return <div className={styles.text} data-testid="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
