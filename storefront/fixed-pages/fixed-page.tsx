import type { ReactNode } from 'react';
import { builtInText, type FixedPageName } from '#locales/fixed-pages.ts';
import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { FixedText } from '#schemas/entities/fixed-text.ts';
import { tenantName } from '../shell/tenant-name.ts';
import { RichTextHtml } from '../text/rich-text-html.tsx';
import styles from './fixed-pages.module.css';

type Props = {
  ctx: ViewContext;
  page: FixedPageName;
  /** The shop's own text, sanitised; without one the built-in text stands here. */
  own?: FixedText | undefined;
  /** Content after the texts. */
  children?: ReactNode;
};

/** One of the footer's text pages: about us, how we check prices, user agreement, privacy policy, download guide (S2 §2). */
export function FixedPage({ ctx, page, own, children }: Props) {
  return (
    <article className={styles.page} data-testid="fixed-page" data-id={page}>
      {own ? <OwnText ctx={ctx} page={page} own={own} /> : <BuiltInText ctx={ctx} page={page} />}
      {children}
    </article>
  );
}

function OwnText({ ctx, page, own }: Pick<Props, 'ctx' | 'page'> & { own: FixedText }) {
  const { title, body, validFrom } = own;
  return (
    <>
      <h1>{title}</h1>
      {validFrom !== undefined && (
        <p className={styles.since}>{ctx.t('fixed.validFrom', { date: formatDate(validFrom, ctx) })}</p>
      )}
      <RichTextHtml html={body} />
      {/* The footer's link to help leads here. */}
      {page === 'about' && <span id="about-help" />}
    </>
  );
}

function BuiltInText({ ctx, page }: Pick<Props, 'ctx' | 'page'>) {
  const { title, sections } = builtInText(ctx.t, page, tenantName(ctx));
  return (
    <>
      <h1>{title}</h1>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id} className={styles.heading}>
            {section.title}
          </h2>
          <p className={styles.text}>{section.text}</p>
        </section>
      ))}
    </>
  );
}
