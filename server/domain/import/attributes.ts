import { z } from 'zod';
import { textFor } from '#locales/text.ts';
import type { TextKey } from '#locales/translate.ts';
import { ATTRIBUTES } from '#schemas/entities/attribute.ts';
import { type Localized, localized } from '#schemas/page/localized.ts';
import { perLanguage } from '#schemas/per-language.ts';
import { text } from './fields.ts';

type Text = string | Localized<string>;
export type ReadAttribute = { name: Text; value: Text };

/** Elements of a list that are read, however many it has. */
const MAX_READ = 100;
/** Names that shops everywhere use, by their text in every language. */
const KNOWN: Partial<Record<string, TextKey>> = {
  color: 'feeds.attribute.color',
  colour: 'feeds.attribute.color',
  size: 'feeds.attribute.size',
  dimensions: 'feeds.attribute.dimensions',
  material: 'feeds.attribute.material',
  pattern: 'feeds.attribute.pattern',
  model_names: 'feeds.attribute.options',
};

const name = text(ATTRIBUTES.name);
const value = text(100_000).transform((whole) => [...whole].slice(0, ATTRIBUTES.value).join(''));
const pair = z.object({ name: z.union([name, localized(name)]), value: z.union([value, localized(value)]) });

/**
 * Attributes of an item: texts such as `Material: cotton`, or objects with a name and a value, also by language. Others,
 * repeated names and those beyond the limit are passed over.
 */
export const attributes = z
  .unknown()
  .default([])
  .transform((list): ReadAttribute[] => {
    const read = new Map<string, ReadAttribute>();
    for (const one of Array.isArray(list) ? list.slice(0, MAX_READ) : []) {
      const { data } = pair.safeParse(typeof one === 'string' ? split(one) : one);
      const key = data && JSON.stringify(data.name).toLowerCase();
      if (key && !read.has(key)) read.set(key, { ...data, name: inLanguages(data.name) });
    }
    return [...read.values()].slice(0, ATTRIBUTES.count);
  });

function split(one: string): object {
  const [, name, value] = /^([^:：]+)[:：](.+)$/s.exec(one) ?? [];
  return { name, value };
}

function inLanguages(name: Text): Text {
  const key = typeof name === 'string' ? KNOWN[name.toLowerCase()] : undefined;
  return key ? perLanguage((lang) => textFor(lang)(key)) : name;
}
