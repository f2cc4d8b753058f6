import type { PickRef } from '#schemas/entities/editor-pick.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { LANGUAGES, type Language } from '#schemas/languages.ts';
import { findModule, type ModuleManifest, type ModuleText } from '#schemas/module/define.ts';
import type { ModuleNode } from '#schemas/page/document.ts';

/** Name of a module type for operators; for an unknown type the type itself. */
export function moduleName(lang: Language, manifest: ModuleManifest, type: string): string {
  const { name } = findModule(manifest, type) ?? {};
  return name ? moduleText(name, lang) : type;
}

/** Name or description of a module type in a language. */
export function moduleText(text: ModuleText, lang: Language): string {
  return text[lang] ?? text.en;
}

/**
 * Content that tells a module apart from its siblings: its first text, or the first item's, in the edited language, else
 * in another one; '' without any.
 */
export function moduleTitle(
  manifest: ModuleManifest,
  { type, props }: ModuleNode,
  language: Language,
): string {
  return firstText(findModule(manifest, type)?.fields ?? [], props, language);
}

function firstText(fields: readonly Field[], values: unknown, language: Language): string {
  for (const field of fields) {
    const value = recordOf(values)[field.name];
    if (field.type === 'LIST' && Array.isArray(value)) {
      const text = firstText(field.item, value[0], language);
      if (text !== '') return text;
    }
    if (field.type !== 'TEXT' || field.codeOf) continue;
    const texts =
      typeof value === 'string' ? [value] : [language, ...LANGUAGES].map((lang) => recordOf(value)[lang]);
    const text = texts.find((each) => typeof each === 'string' && each !== '');
    if (typeof text === 'string') return text;
  }
  return '';
}

/** Thing of the catalogue that a module shows, by its first field for a code: a list of deals, a leaderboard. */
export function shownThing(manifest: ModuleManifest, { type, props }: ModuleNode): PickRef | undefined {
  return firstCode(findModule(manifest, type)?.fields ?? [], props);
}

function firstCode(fields: readonly Field[], values: unknown): PickRef | undefined {
  for (const field of fields) {
    const value = recordOf(values)[field.name];
    if (field.type === 'TEXT' && field.codeOf && typeof value === 'string' && value !== '')
      return { kind: field.codeOf, code: value };
    const inside =
      field.type === 'LIST' && Array.isArray(value) ? firstCode(field.item, value[0]) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
