import type { ConsentChoice } from '#client/analytics/consent.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './consent-banner.module.css';

/** Banner that asks for consent to observe the visit: both answers look equal, and the page stays usable. */
export function ConsentBanner({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  const view = useView();
  const { t } = view;
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-testid="consent">
      <h2 id="consent-title" className={styles.title}>
        {t('consent.title')}
      </h2>
      <p className={styles.text}>
        {t('consent.text')} <a href={localHref(view, screenPath('/privacy-policy'))}>{t('consent.more')}</a>
      </p>
      <div className={styles.answers}>
        <button type="button" className={buttons.secondary} onClick={() => onChoose('denied')}>
          {t('consent.reject')}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => onChoose('granted')}>
          {t('consent.accept')}
        </button>
      </div>
    </section>
  );
}
