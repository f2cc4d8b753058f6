'use client';

import type { ReactNode } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { isVisitable } from '#schemas/page/bound-address.ts';
import { previewQuery } from '#schemas/page/preview-view.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './publish.module.css';
import { RollbackButton } from './rollback-button.tsx';
import type { Publication, Published } from './use-publication.ts';

/** Result of publishing: links in each language and terminal, and a rollback button. */
export function PublishResult({
  published: { version, previous, at, until },
  publication,
}: {
  published: Published;
  publication: Publication;
}): ReactNode {
  const view = useView();
  const { t } = view;
  return (
    <div className={styles.form} data-testid="publish-result">
      <p role="status" className={styles.done}>
        {at === undefined
          ? t('publish.done', { version })
          : t('publish.scheduled', { version, time: formatDateTime(at, view) })}
      </p>
      {until !== undefined && <p>{t('publish.ends', { time: formatDateTime(until, view) })}</p>}
      <PageLinks version={version} isLive={at === undefined} />
      {at === undefined && previous !== version && (
        <footer className={styles.footer}>
          <p role="status" className={inputs.error}>
            {publication.problem}
          </p>
          <RollbackButton version={previous} publication={publication} />
        </footer>
      )}
    </div>
  );
}

function PageLinks({ version, isLive }: { version: number; isLive: boolean }): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const { id, path } = useEditor((state) => state.page);
  const about = useEditor((state) => state.view.about);
  const preview = (query: Parameters<typeof previewQuery>[0]) =>
    `/editor/preview/${encodeURIComponent(id)}?${previewQuery({ ...query, version })}`;
  return (
    <table className={styles.links}>
      <caption>{t('publish.links')}</caption>
      <tbody>
        {tenant.languages.map((lang) => {
          const prefix = lang === tenant.defaultLanguage ? '' : `/${lang}`;
          const isShown = isLive && isVisitable(path);
          const web = isShown ? `${prefix}${path === '/' && prefix ? '' : path}` : preview({ lang, about });
          return (
            <tr key={lang}>
              <th scope="row" lang={lang}>
                {LANGUAGE_NAMES[lang]}
              </th>
              <td>
                <a href={web} target="_blank" rel="noopener" hrefLang={lang}>
                  {t('publish.web')}
                </a>
              </td>
              <td>
                <a
                  href={preview({ lang, terminal: 'app', device: 'phone', about })}
                  target="_blank"
                  rel="noopener"
                  hrefLang={lang}
                >
                  {t('publish.app')}
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
