import type { ReactNode } from 'react';
import { builtInText, type FixedPageName } from '#locales/fixed-pages.ts';
import { formatDate } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { FixedText } from '#schemas/entities/fixed-text.ts';
import { hasKey } from '#schemas/typed-object.ts';
import { RichTextHtml } from '../text/rich-text-html.tsx';
import { tenantName } from '../text/tenant-name.ts';
import { Art } from './art.tsx';
import styles from './fixed-pages.module.css';
import { WaysOn } from './ways-on.tsx';

type Props = {
  ctx: ViewContext;
  page: FixedPageName;
  /** The shop's own text, sanitised; without one the built-in text stands here. */
  own?: FixedText | undefined;
  /** Content after the texts. */
  children?: ReactNode;
};

/** Pages that open with a drawing and a line, whose sections are cards and which lead on; the others are read through. */
const OPENINGS = {
  about: 'about.lead',
  download: 'download.lead',
  help: 'help.lead',
  prices: 'prices.lead',
} as const;

/** One of the footer's text pages: about us, help, how we check prices, user agreement, privacy policy, download guide (S2 §2). */
export function FixedPage({ ctx, page, own, children }: Props) {
  const isOpen = hasKey(OPENINGS, page);
  const title = own?.title ?? builtInText(ctx.t, page, tenantName(ctx)).title;
  return (
    <article className={isOpen ? styles.open : styles.page} data-testid="fixed-page" data-id={page}>
      {isOpen ? (
        <header className={styles.cover}>
          <div>
            <h1>{title}</h1>
            {!own && <p>{ctx.t(OPENINGS[page], { tenant: tenantName(ctx) })}</p>}
          </div>
          <div className={styles.art}>
            <Art name={page} />
          </div>
        </header>
      ) : (
        <h1>{title}</h1>
      )}
      {own ? <OwnText ctx={ctx} own={own} /> : <Sections ctx={ctx} page={page} />}
      {children}
      {isOpen && <WaysOn ctx={ctx} page={page} />}
    </article>
  );
}

function OwnText({ ctx, own: { body, validFrom } }: Pick<Props, 'ctx'> & { own: FixedText }) {
  return (
    <div className={styles.own}>
      {validFrom !== undefined && (
        <p className={styles.since}>{ctx.t('fixed.validFrom', { date: formatDate(validFrom, ctx) })}</p>
      )}
      <RichTextHtml ctx={ctx} html={body} />
    </div>
  );
}

function Sections({ ctx, page }: Pick<Props, 'ctx' | 'page'>) {
  return (
    <div className={styles.sections}>
      {builtInText(ctx.t, page, tenantName(ctx)).sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className={styles.section}>
          <h2 id={section.id} className={styles.heading}>
            {section.title}
          </h2>
          <p className={styles.text}>{section.text}</p>
        </section>
      ))}
    </div>
  );
}
