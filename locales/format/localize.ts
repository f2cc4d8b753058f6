/** A text in Thai, English and Indonesian; one string when the three share it. */
export type Text = string | readonly [th: string, en: string, id: string];
export type LocalizedText = { th: string; en: string; id: string };

export function localize(text: Text): LocalizedText {
  if (typeof text === 'string') return { th: text, en: text, id: text };
  const [th, en, id] = text;
  return { th, en, id };
}

/** Builds a text by running `write` once per language, with `pick` choosing each part's language. */
export function compose(write: (pick: (text: Text) => string) => string): LocalizedText {
  const inLanguage = (language: keyof LocalizedText) => write((text) => localize(text)[language]);
  return { th: inLanguage('th'), en: inLanguage('en'), id: inLanguage('id') };
}
