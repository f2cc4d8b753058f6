import type { ViewContext } from '#runtime/context.ts';
import buttons from '#ui/button.module.css';
import { outboundHref } from '../links/outbound.ts';
import styles from './fixed-pages.module.css';

/** Links to the tenant's contacts; nothing if it has none. */
export function ContactLinks({ ctx: { t, tenant } }: { ctx: Pick<ViewContext, 't' | 'tenant'> }) {
  const { email, line } = tenant.contact ?? {};
  const lineHref = outboundHref(line);
  if (!email && !lineHref) return null;
  return (
    <ul className={styles.actions}>
      {email && (
        <li>
          <a className={buttons.secondary} href={`mailto:${email}`} data-testid="contact" data-id="email">
            {t('about.help.email', { address: email })}
          </a>
        </li>
      )}
      {lineHref && (
        <li>
          <a
            className={buttons.secondary}
            href={lineHref}
            target="_blank"
            rel="noopener"
            data-testid="contact"
            data-id="line"
          >
            {t('about.help.line')}
          </a>
        </li>
      )}
    </ul>
  );
}
