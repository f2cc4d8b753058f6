import type { activities } from './en/activities.ts';
import type { ai } from './en/ai.ts';
import type { alerts } from './en/alerts.ts';
import type { editor } from './en/editor.ts';
import type { errors } from './en/errors.ts';
import type { mail } from './en/mail.ts';
import type { member } from './en/member.ts';
import type { people } from './en/people.ts';
import type { screens } from './en/screens.ts';
import type { shop } from './en/shop.ts';

export type Messages = Readonly<Record<string, string>>;
export type Params = Record<string, string | number>;

type MessageKey =
  | keyof typeof shop
  | keyof typeof screens
  | keyof typeof people
  | keyof typeof member
  | keyof typeof activities
  | keyof typeof ai
  | keyof typeof alerts
  | keyof typeof errors
  | keyof typeof mail
  | keyof typeof editor;
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** A key of the catalogues; a counted text has one key here and two, `…_one` and `…_other`, in English. */
export type TextKey = WithoutPlural<MessageKey>;

// Labels of fields are text keys.
declare module '#schemas/fields/types.ts' {
  interface TextKeys extends Record<TextKey, string> {}
}

export type Text = (key: TextKey, params?: Params) => string;

/**
 * Type of a translation of `English`: every key, but one form for counted texts (Thai and Indonesian have no plural).
 */
export type Translation<English> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: string;
};

/**
 * Makes the lookup of one language: `{name}` is filled from the parameters, `count` selects a counted text's form.
 * A key missing in `messages` is taken from `fallback`, else shown as it is and logged once.
 */
export function createText(messages: Messages, fallback: Messages = {}): Text {
  const reported = new Set<string>();
  return (key, params = {}) => {
    const template = find(messages, key, params) ?? find(fallback, key, params);
    if (template !== undefined) return fill(template, params);
    if (!reported.has(key)) warn(key);
    reported.add(key);
    return key;
  };
}

function warn(key: string): void {
  // biome-ignore lint/suspicious/noConsole: runs on the server and in the browser, which share no other log
  console.warn(`No text for "${key}"`);
}

function find(messages: Messages, key: string, { count }: Params): string | undefined {
  return (count === 1 ? messages[`${key}_one`] : undefined) ?? messages[`${key}_other`] ?? messages[key];
}

function fill(template: string, params: Params): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
