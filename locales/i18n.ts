import { createInstance, type i18n as I18n, type TFunction } from 'i18next';
import { FALLBACK_LANGUAGE } from '#schemas/constants.ts';
import { type Messages, type Text, warnOfMissing } from './translate.ts';

/** Texts by language and namespace. */
type Resources = Readonly<Record<string, Readonly<Record<string, Messages>>>>;

/** Makes an i18next instance for a language of `resources`. A key missing in a language is English (S2 §9). */
export function createI18n(lang: string, resources: Resources): I18n {
  const [defaultNS = '', ...fallbackNS] = Object.keys(resources[lang] ?? {});
  const i18n = createInstance({
    resources,
    lng: lang,
    fallbackLng: FALLBACK_LANGUAGE,
    defaultNS,
    fallbackNS,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '' },
    parseMissingKeyHandler: (key) => {
      warnOfMissing(key);
      return key;
    },
  });
  // Resources that are given are there when this returns.
  i18n.init();
  return i18n;
}

/** Lookup with typed keys by i18next. `replace` keeps parameters apart from i18next's options of the same names. */
export function textOf(t: TFunction): Text {
  return (key, params) => {
    if (params === undefined) return t(key);
    const { count } = params;
    return t(key, count === undefined ? { replace: params } : { replace: params, count });
  };
}
