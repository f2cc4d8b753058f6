import type { ReactNode } from 'react';
import { PAGE_SECTIONS } from '#locales/fixed-pages.ts';
import type { TextKey } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import { PRICE_RULES } from '#schemas/price-rules.ts';
import { tenantName } from '../shell/tenant-name.ts';
import styles from './fixed-pages.module.css';

export type FixedPageName = keyof typeof PAGE_SECTIONS;

/** Title of a fixed page, and its first section as description. */
export function fixedPageSummary(ctx: ViewContext, page: FixedPageName) {
  const params = paramsOf(ctx);
  const [first] = PAGE_SECTIONS[page];
  return {
    title: ctx.t(`${page}.title`, params),
    description: ctx.t(`${page}.${first}.text` as TextKey, params),
  };
}

/** Values that the texts name. */
const paramsOf = (ctx: ViewContext) => ({ tenant: tenantName(ctx), ...PRICE_RULES, ...DISTANCES });

/** Distances from the usual price at which the verdict changes, percent. */
const DISTANCES = {
  farBelow: 100 - PRICE_RULES.farBelowPercent,
  below: 100 - PRICE_RULES.belowPercent,
  above: PRICE_RULES.usualPercent - 100,
};

type Props = {
  ctx: ViewContext;
  page: FixedPageName;
  /** Content after the texts. */
  children?: ReactNode;
};

/** One of the footer's text pages: about us, how we check prices, user agreement, privacy policy, download guide (S2 §2). */
export function FixedPage({ ctx, page, children }: Props) {
  const text = (key: string) => ctx.t(key as TextKey, paramsOf(ctx));
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
