import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { jumpLink } from '../links/jump-link.ts';
import styles from './announcement.module.css';

/** The shop's announcement above the header, in its time. */
export function Announcement({ ctx }: { ctx: ViewContext }): ReactNode {
  const { announcement } = ctx.tenant.header ?? {};
  if (!announcement) return null;
  const { text: texts, link, from, until } = announcement;
  const text = pickLocalized(texts, ctx.lang, ctx.tenant.defaultLanguage);
  const isEarly = from !== undefined && ctx.now < Date.parse(from);
  const isLate = until !== undefined && ctx.now >= Date.parse(until);
  if (!text || isEarly || isLate) return null;
  const jump = jumpLink(ctx, link);
  return (
    <aside className={styles.line} aria-label={ctx.t('header.announcement')} data-testid="announcement">
      {jump ? (
        <a {...jump} className={styles.link}>
          {text}
        </a>
      ) : (
        text
      )}
    </aside>
  );
}
