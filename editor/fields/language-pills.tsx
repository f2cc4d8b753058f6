import { type ReactNode, useContext, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Language } from '#schemas/constants.ts';
import { OutdatedLanguages } from './contexts.ts';
import styles from './fields.module.css';

/** The language that a field shows: the one given, until a pill of the field chooses another. */
export function useFieldLanguage(given: Language): [Language, (lang: Language) => void] {
  const [own, setOwn] = useState({ given, lang: given });
  const lang = own.given === given ? own.lang : given;
  return [lang, (next) => setOwn({ given, lang: next })];
}

type Props = {
  /** Of the control. */
  id: string;
  languages: readonly Language[];
  lang: Language;
  onLang: (lang: Language) => void;
  has: (lang: Language) => boolean;
};

/** One button for each language of a value, with what is missing or out of date. */
export function LanguagePills({ id, languages, lang, onLang, has }: Props): ReactNode {
  const { t } = useView();
  const outdated = useContext(OutdatedLanguages)(id);
  const stateOf = (one: Language) => {
    if (!has(one)) return 'missing';
    return outdated.includes(one) ? 'outdated' : 'ok';
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to be seen
    <div className={styles.pills} role="group" aria-label={t('fields.languages')}>
      {languages.map((one) => {
        const state = stateOf(one);
        const note = state === 'ok' ? '' : `, ${t(`fields.language.${state}`)}`;
        return (
          <button
            key={one}
            type="button"
            className={styles.pill}
            data-state={state}
            aria-pressed={one === lang}
            aria-label={`${t(`language.${one}`)}${note}`}
            title={`${t(`language.${one}`)}${note}`}
            onClick={() => onLang(one)}
          >
            {one.toUpperCase()}
            {state !== 'ok' && <span aria-hidden="true">{state === 'missing' ? '–' : '↻'}</span>}
          </button>
        );
      })}
    </div>
  );
}
