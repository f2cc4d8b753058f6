import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TFunction } from 'i18next';
import { FALLBACK_LANGUAGE } from '#schemas/constants.ts';
import type { Language } from '#schemas/languages.ts';
import { perLanguage } from '#schemas/per-language.ts';
import { createI18n, textOf } from './i18n.ts';
import { fill, type Messages, type Text } from './translate.ts';

/** Namespaces of the texts: each is one JSON file in every language's folder. */
export const NAMESPACES = [
  'shop',
  'screens',
  'errors',
  'people',
  'member',
  'sign-in',
  'alerts',
  'price-alerts',
  'compare',
  'activities',
  'campaign',
  'help',
  'ai',
  'editor',
  'feeds',
  'content',
  'teamwork',
  'site',
  'reuse',
  'experiments',
  'media',
  'mail',
] as const;
type Namespace = (typeof NAMESPACES)[number];

/** Catalogues of all languages, read from the folders of the working directory's `locales/`. */
export const CATALOGUES = perLanguage(
  (lang) =>
    Object.fromEntries(NAMESPACES.map((namespace) => [namespace, readCatalogue(lang, namespace)])) as Record<
      Namespace,
      Messages
    >,
);

function readCatalogue(lang: Language, namespace: Namespace): Messages {
  return JSON.parse(readFileSync(join('locales', lang, `${namespace}.json`), 'utf8'));
}

const i18n = createI18n(FALLBACK_LANGUAGE, CATALOGUES);
const TEXTS = perLanguage((lang) => remembered(i18n.getFixedT(lang)));

/**
 * A lookup by i18next that remembers texts without a plural: i18next takes 2 to 8 µs for each, and a page has a
 * thousand of them.
 */
function remembered(t: TFunction): Text {
  const counted = textOf(t);
  const known = new Map<string, string>();
  return (key, params = {}) => {
    if (params.count !== undefined) return counted(key, params);
    const text = known.get(key) ?? t(key, { skipInterpolation: true });
    known.set(key, text);
    return fill(text, params);
  };
}

/** The lookup over all catalogues of a language, for the server. A key missing there is English (S2 §9). */
export function textFor(lang: Language): Text {
  return TEXTS[lang];
}

/** Texts of islands, sent to the browser with the page: the `shop` catalogue alone. */
export function clientMessages(lang: Language): Messages {
  return CATALOGUES[lang].shop;
}

/** Texts of favourites, follows, comments and reports, for pages that have them. */
export function peopleMessages(lang: Language): Messages {
  return CATALOGUES[lang].people;
}

/** Texts of the screens of a member's account. */
export function memberMessages(lang: Language): Messages {
  return { ...CATALOGUES[lang].member, ...CATALOGUES[lang]['sign-in'] };
}

/** Texts of the screens of deal alerts, beside those of the account. */
export function alertMessages(lang: Language): Messages {
  return CATALOGUES[lang].alerts;
}

/** Texts of price alerts, for the screen that lists them. */
export function priceAlertMessages(lang: Language): Messages {
  return CATALOGUES[lang]['price-alerts'];
}

/** The texts of lotteries, bonuses and badges, beside the shop's own. */
export function activityMessages(lang: Language): Messages {
  return CATALOGUES[lang].activities;
}

/** The texts of the assistant's screen, beside the shop's own. */
export function aiMessages(lang: Language): Messages {
  return CATALOGUES[lang].ai;
}

/** Namespaces of the workspace's desks and panels, which the canvas doesn't need. */
const DESKS = [
  'feeds',
  'content',
  'teamwork',
  'site',
  'reuse',
  'experiments',
  'media',
] as const satisfies readonly Namespace[];

const allOf = (lang: Language, namespaces: readonly Namespace[]): Messages =>
  Object.assign({}, ...namespaces.map((namespace) => CATALOGUES[lang][namespace]));

/** Texts of the workspace in the browser: its own catalogues, that of the shop, and errors. */
export function editorMessages(lang: Language): Messages {
  return allOf(lang, ['shop', 'errors', 'editor', 'campaign', ...DESKS]);
}

/** Every text, for the editor's canvas: there the views of modules run in the browser, not only their islands. */
export function canvasMessages(lang: Language): Messages {
  const unneeded: readonly Namespace[] = ['mail', ...DESKS];
  return allOf(
    lang,
    NAMESPACES.filter((namespace) => !unneeded.includes(namespace)),
  );
}
