import type activities from './en/activities.json';
import type ai from './en/ai.json';
import type alerts from './en/alerts.json';
import type campaign from './en/campaign.json';
import type compare from './en/compare.json';
import type content from './en/content.json';
import type editor from './en/editor.json';
import type errors from './en/errors.json';
import type experiments from './en/experiments.json';
import type feeds from './en/feeds.json';
import type help from './en/help.json';
import type mail from './en/mail.json';
import type media from './en/media.json';
import type member from './en/member.json';
import type people from './en/people.json';
import type priceAlerts from './en/price-alerts.json';
import type reuse from './en/reuse.json';
import type screens from './en/screens.json';
import type shop from './en/shop.json';
import type signIn from './en/sign-in.json';
import type site from './en/site.json';
import type teamwork from './en/teamwork.json';

/** Texts by their keys, as in a JSON catalogue of i18next: `{{name}}` is a placeholder, `…_one` a plural form. */
export type Messages = Readonly<Record<string, string>>;
/** Values of a text's placeholders; `count` selects its plural form. */
export type Params = Readonly<Record<string, string | number>> & { readonly count?: number };

type MessageKey =
  | keyof typeof shop
  | keyof typeof screens
  | keyof typeof people
  | keyof typeof member
  | keyof typeof signIn
  | keyof typeof activities
  | keyof typeof campaign
  | keyof typeof help
  | keyof typeof ai
  | keyof typeof alerts
  | keyof typeof priceAlerts
  | keyof typeof compare
  | keyof typeof errors
  | keyof typeof mail
  | keyof typeof editor
  | keyof typeof feeds
  | keyof typeof content
  | keyof typeof media
  | keyof typeof teamwork
  | keyof typeof site
  | keyof typeof reuse
  | keyof typeof experiments;
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Key of the English catalogues; a counted text is asked for without its `_one` or `_other`. */
export type TextKey = WithoutPlural<MessageKey>;

// Labels of fields are text keys.
declare module '#schemas/fields/types.ts' {
  interface TextKeys extends Record<TextKey, string> {}
}

export type Text = (key: TextKey, params?: Params) => string;

/**
 * Makes the lookup of shoppers' islands: the part of i18next that our catalogues use, in under 0.5 KB. `count` selects
 * the plural form by the language's rules, placeholders are filled once. A missing key is shown as it is and logged once.
 */
export function createText(messages: Messages, lang: string): Text {
  const rules = new Intl.PluralRules(lang);
  return (key, params = {}) => {
    const { count } = params;
    const text =
      count === undefined
        ? messages[key]
        : (messages[`${key}_${rules.select(count)}`] ?? messages[key] ?? messages[`${key}_other`]);
    if (text !== undefined) return fill(text, params);
    warnOfMissing(key);
    return key;
  };
}

/** Fills the placeholders of a text once; an unknown one stays visible. */
export function fill(text: string, params: Params): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => `${params[name] ?? placeholder}`);
}

const reported = new Set<string>();

/** Logs a missing key, once. */
export function warnOfMissing(key: string): void {
  // biome-ignore lint/suspicious/noConsole: runs on the server and in the browser, which share no other log
  if (!reported.has(key)) console.warn(`No text for "${key}"`);
  reported.add(key);
}
