'use client';

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { LANGUAGE_NAMES, type Language } from '#schemas/languages.ts';
import { setCookie } from '#ui/cookie.ts';
import styles from './language-select.module.css';
import { editorPath } from './navigate.ts';
import { useText } from './use-text.ts';

/** Select of the editor's own language; the content language is chosen elsewhere. */
export function LanguageSelect({
  onChoose,
}: {
  /** Stores the choice for the operator’s mails; it may fail. */
  onChoose?: (language: Language) => Promise<unknown>;
}): ReactNode {
  const t = useText();
  const { lang, tenant } = useView();
  const choose = async (next: string) => {
    setCookie('languages', next);
    const language = tenant.languages.find((each) => each === next);
    if (language) await onChoose?.(language).catch(() => undefined);
    window.location.assign(editorPath(window.location.pathname));
  };
  return (
    <select
      className={styles.select}
      aria-label={t('workspace.ownLanguage')}
      value={lang}
      onChange={({ target }) => void choose(target.value)}
    >
      {tenant.languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {LANGUAGE_NAMES[each]}
        </option>
      ))}
    </select>
  );
}
