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
    const language = tenant.languages.find((each) => each === next);
    if (language) await chooseLanguage(language, onChoose);
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

/** Shows the editor in a language, from the next page load on. `store` keeps the choice; it may fail. */
export async function chooseLanguage(
  language: Language,
  store?: (language: Language) => Promise<unknown>,
): Promise<void> {
  setCookie('languages', language);
  await store?.(language).catch(() => undefined);
  window.location.assign(editorPath(window.location.pathname));
}
