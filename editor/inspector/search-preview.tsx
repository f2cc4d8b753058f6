import { type ReactNode, useId } from 'react';
import { type CutText, cutDescription, cutTitle } from '#engine/search-result.ts';
import { headAddress, headTitles, sharedPicture } from '#runtime/page-head.ts';
import { useView } from '#runtime/view-context.tsx';
import { hasOwnAddress, parseBoundAddress } from '#schemas/page/bound-address.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './search-preview.module.css';

/**
 * Search result and shared card of the page in the language that is edited, by the functions that make the page's head
 * (runtime/page-head.ts). A page that composes a screen of things has each thing's own texts instead.
 */
export function SearchPreview(): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const id = useId();
  const path = useEditor((state) => state.page.path);
  const lang = useEditor((state) => state.language);
  const { title, description, image, noindex } = useEditor((state) => state.document.meta);
  if (!hasOwnHead(path)) return <p className={styles.note}>{t('searchPreview.ofThings')}</p>;
  const own = pickLocalized(title, lang, tenant.defaultLanguage) ?? '';
  const about = pickLocalized(description, lang, tenant.defaultLanguage) ?? '';
  const titles = headTitles(own, tenant, lang);
  const [shownTitle, shownAbout] = [cutTitle(titles.title), cutDescription(about)];
  const address = new URL(headAddress(tenant, lang, path));
  const picture = image && sharedPicture(image).url;
  const crumbs = address.pathname.split('/').filter(Boolean).map(decoded);
  return (
    <div className={styles.previews} data-testid="search-preview">
      <section aria-labelledby={`${id}-result`}>
        <h3 className={styles.heading} id={`${id}-result`}>
          {t('searchPreview.result')}
        </h3>
        {noindex ? (
          <p className={styles.note}>{t('searchPreview.noindex')}</p>
        ) : (
          <>
            <div className={styles.result} lang={lang}>
              <span className={styles.site}>{titles.site}</span>
              <span className={styles.crumbs}>{[address.origin, ...crumbs].join(' › ')}</span>
              <span className={styles.title} data-testid="result-title">
                {shownTitle.text}
              </span>
              {about !== '' && <span className={styles.about}>{shownAbout.text}</span>}
            </div>
            <ul className={styles.lengths}>
              <Length label={t('searchPreview.title')} of={shownTitle} />
              {about === '' ? (
                <li>{t('searchPreview.noDescription')}</li>
              ) : (
                <Length label={t('searchPreview.description')} of={shownAbout} />
              )}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby={`${id}-card`}>
        <h3 className={styles.heading} id={`${id}-card`}>
          {t('searchPreview.card')}
        </h3>
        <div className={styles.card} lang={lang}>
          {picture ? (
            <img className={styles.picture} src={picture} alt="" />
          ) : (
            <span className={styles.none}>{t('searchPreview.noPicture')}</span>
          )}
          <span className={styles.cardText}>
            <span className={styles.site}>{address.host}</span>
            <span className={styles.cardTitle}>{titles.shared}</span>
            {about !== '' && <span className={styles.cardAbout}>{about}</span>}
          </span>
        </div>
      </section>
    </div>
  );
}

/** Length of a text, and how much of it is shown where it is too long. */
function Length({ label, of: { count, shown } }: { label: string; of: CutText }): ReactNode {
  const t = useText();
  const isCut = shown < count;
  return (
    <li data-state={isCut ? 'long' : 'fits'}>
      {t(isCut ? 'searchPreview.tooLong' : 'searchPreview.fits', { name: label, count, shown })}
    </li>
  );
}

/** Whether the page's own texts are in its head: also those of a page bound to one topic, which is its document alone. */
function hasOwnHead(path: string): boolean {
  if (hasOwnAddress(path)) return true;
  const bound = parseBoundAddress(path);
  return bound?.screen === 'topic' && bound.code !== undefined;
}

/** Part of an address as browsers show it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
