import type { Language } from '#schemas/constants.ts';
import type { Field } from '#schemas/fields/registry.ts';
import type { TextField } from '#schemas/fields/text.ts';
import type { ModuleDefinition } from '#schemas/module/define.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';

/** Text of a module, as the page shows it in one language. */
export type TextPlace = { field: TextField; path: Path; text: string };

/** Shown texts of a module's TEXT fields, those of list items included. */
export function textPlaces(
  definition: ModuleDefinition,
  { props }: Pick<ModuleNode, 'props'>,
  lang: Language,
  fallback: Language,
): TextPlace[] {
  const visit = (fields: readonly Field[], values: Record<string, unknown>, path: Path): TextPlace[] =>
    fields.flatMap((field) => {
      const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
      const at = [...path, field.name];
      if (field.type === 'LIST' && Array.isArray(value))
        return value.flatMap((item, index) => visit(field.item, recordOf(item), [...at, index]));
      if (field.type !== 'TEXT' || field.codeOf) return [];
      const text = field.localized ? recordOf(value)[lang] || recordOf(value)[fallback] : value;
      return typeof text === 'string' && text !== '' ? [{ field, path: at, text }] : [];
    });
  return visit(definition.fields, props, []);
}

/** Element of a module that shows nothing but a text, and the text's place. */
export type ShownText = { element: HTMLElement; place: TextPlace };

/**
 * Texts of a module that its element shows, in the order of their fields. An element is recognised by its text; of equal
 * ones the first belongs to the first field.
 */
export function shownTexts(module: HTMLElement, places: readonly TextPlace[]): ShownText[] {
  const leaves = [...module.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.childElementCount === 0 && element.textContent !== '',
  );
  return places.flatMap((place) => {
    const at = leaves.findIndex(({ textContent }) => plain(textContent) === plain(place.text));
    const [element] = at < 0 ? [] : leaves.splice(at, 1);
    return element ? [{ element, place }] : [];
  });
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
