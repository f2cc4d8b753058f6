import type { ConsentChoice } from '#client/analytics/consent.ts';
import { useView } from '#runtime/view-context.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import buttons from '#ui/button.module.css';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './consent-banner.module.css';

/** Banner that asks for consent to observe the visit: both answers look equal, and the page stays usable. */
export function ConsentBanner({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  const view = useView();
  const { t, lang, tenant } = view;
  const own = (name: 'title' | 'text' | 'reject' | 'accept') =>
    pickLocalized(tenant.consent[name], lang, tenant.defaultLanguage) ?? t(`consent.${name}`);
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-testid="consent">
      <h2 id="consent-title" className={styles.title}>
        {own('title')}
      </h2>
      <p className={styles.text}>
        {own('text')} <a href={localHref(view, screenPath('/privacy-policy'))}>{t('consent.more')}</a>
      </p>
      <div className={styles.answers}>
        <button type="button" className={buttons.secondary} onClick={() => onChoose('denied')}>
          {own('reject')}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => onChoose('granted')}>
          {own('accept')}
        </button>
      </div>
    </section>
  );
}
