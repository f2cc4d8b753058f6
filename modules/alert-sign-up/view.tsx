import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { DEAL_ALERT } from '#schemas/member-constants.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { localHref, paths } from '#storefront/links/paths.ts';
import buttons from '#ui/button.module.css';
import type { AlertSignUpProps } from './module.ts';
import styles from './styles.module.css';

/** Plain form and links that lead to a new deal alert for the typed or chosen keywords. */
export function AlertSignUpView({ id, props, ctx }: ViewProps<AlertSignUpProps>): ReactNode {
  const { t } = ctx;
  const inWords = (texts: AlertSignUpProps['title']) =>
    pickLocalized(texts, ctx.lang, ctx.tenant.defaultLanguage);
  const title = inWords(props.title);
  if (!title) return null;
  const text = inWords(props.text);
  const keywords = [...new Set(props.keywords.flatMap(({ keyword }) => inWords(keyword) || []))];
  const heading = `${id}-title`;
  return (
    <ModuleSection id={id} type="alert-sign-up" labelledBy={heading}>
      <div className={styles.box}>
        <h2 id={heading}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <form action={localHref(ctx, paths.newDealAlert())} className={styles.form}>
          <input
            name="keyword"
            required
            maxLength={DEAL_ALERT.maxKeywordLength}
            placeholder={t('alertSignUp.placeholder')}
            aria-label={t('alertSignUp.label')}
            autoComplete="off"
            enterKeyHint="go"
            className={styles.input}
          />
          <button type="submit" className={buttons.primary}>
            {t('alertSignUp.submit')}
          </button>
        </form>
        {keywords.length > 0 && (
          <ul className={styles.keywords} aria-label={t('alertSignUp.keywords')}>
            {keywords.map((keyword) => (
              <li key={keyword}>
                <a
                  className={styles.keyword}
                  href={localHref(ctx, paths.newDealAlert({ keyword }))}
                  rel="nofollow"
                >
                  {keyword}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ModuleSection>
  );
}
