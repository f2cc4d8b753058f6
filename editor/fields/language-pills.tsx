import { type ReactNode, useContext, useState } from 'react';
import type { Language } from '#schemas/constants.ts';
import { languageName } from '../kit/language-name.ts';
import { useText } from '../kit/use-text.ts';
import { OutdatedTranslations } from './contexts.ts';
import styles from './fields.module.css';

/** Language that a field shows: the given one, until a pill of the field chooses another. */
export function useFieldLanguage(given: Language): [Language, (lang: Language) => void] {
  const [own, setOwn] = useState({ given, lang: given });
  const lang = own.given === given ? own.lang : given;
  return [lang, (next) => setOwn({ given, lang: next })];
}

type Props = {
  /** Id of the control, or of its part with texts in several languages. */
  id: string;
  languages: readonly Language[];
  lang: Language;
  onLang: (lang: Language) => void;
  has: (lang: Language) => boolean;
  disabled?: boolean | undefined;
};

/** Button for each language of a value, marked when missing or out of date. */
export function LanguagePills({ id, languages, lang, onLang, has, disabled }: Props): ReactNode {
  const t = useText();
  const { languages: outdatedOf, confirm } = useContext(OutdatedTranslations);
  const outdated = outdatedOf(id);
  const stateOf = (one: Language) => {
    if (!has(one)) return 'missing';
    return outdated.includes(one) ? 'outdated' : 'ok';
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to be seen
    <div className={styles.pills} role="group" aria-label={t('fields.languages')}>
      {stateOf(lang) === 'outdated' && !disabled && (
        <button
          type="button"
          className={styles.confirm}
          onClick={({ currentTarget }) => {
            confirm(id, lang);
            // The button disappears, so the focus moves to its language's pill, which shows the new state.
            currentTarget.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
          }}
        >
          {t('fields.language.confirm')}
        </button>
      )}
      {languages.map((one) => {
        const state = stateOf(one);
        const note = state === 'ok' ? '' : `, ${t(`fields.language.${state}`)}`;
        const name = `${languageName(one)}${note}`;
        return (
          <button
            key={one}
            type="button"
            className={styles.pill}
            data-state={state}
            aria-pressed={one === lang}
            aria-label={name}
            title={name}
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
