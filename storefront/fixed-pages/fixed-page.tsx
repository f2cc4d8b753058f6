import type { ReactNode } from 'react';
import { PAGE_SECTIONS } from '#locales/fixed-pages.ts';
import type { TextKey } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import { tenantName } from '../shell/tenant-name.ts';
import styles from './fixed-pages.module.css';

export type FixedPageName = keyof typeof PAGE_SECTIONS;

/** Title of a fixed page, and its first section as description. */
export function fixedPageSummary(ctx: ViewContext, page: FixedPageName) {
  const params = { tenant: tenantName(ctx) };
  const [first] = PAGE_SECTIONS[page];
  return {
    title: ctx.t(`${page}.title`, params),
    description: ctx.t(`${page}.${first}.text` as TextKey, params),
  };
}

type Props = {
  ctx: ViewContext;
  page: FixedPageName;
  /** Content after the texts. */
  children?: ReactNode;
};

/** One of the footer's text pages: about us, user agreement, privacy policy, download guide (S2 §2). */
export function FixedPage({ ctx, page, children }: Props) {
  const text = (key: string) => ctx.t(key as TextKey, { tenant: tenantName(ctx) });
  return (
    <article className={styles.page} data-testid="fixed-page" data-id={page}>
      <h1>{text(`${page}.title`)}</h1>
      {PAGE_SECTIONS[page].map((section) => (
        <section key={section} aria-labelledby={`${page}-${section}`}>
          <h2 id={`${page}-${section}`} className={styles.heading}>
            {text(`${page}.${section}.title`)}
          </h2>
          <p className={styles.text}>{text(`${page}.${section}.text`)}</p>
        </section>
      ))}
      {children}
    </article>
  );
}
