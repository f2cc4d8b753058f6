import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { joinLanguage } from '#schemas/find-language.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './language-switch.module.css';

/** The page in the tenant's other languages: plain links in a native disclosure, each in its own language. */
export function LanguageSwitch({ ctx, path }: { ctx: ViewContext; path: string }): ReactNode {
  const { lang, tenant, t } = ctx;
  if (tenant.languages.length < 2) return null;
  // Stands in the name too, for who says what they see.
  const code = lang.toUpperCase();
  return (
    <Kept tag="details" className={styles.switch} data-testid="language-switch">
      <summary
        className={styles.current}
        aria-label={`${t('header.language')}: ${code}, ${LANGUAGE_NAMES[lang]}`}
      >
        <Icon name="globe" size={18} />
        {code}
      </summary>
      <ul className={styles.list}>
        {tenant.languages.map((other) => (
          <li key={other}>
            <a
              href={joinLanguage(other, path)}
              hrefLang={other}
              lang={other}
              aria-current={other === lang ? 'true' : undefined}
              className={styles.link}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </Kept>
  );
}
