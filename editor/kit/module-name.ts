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

/** Title of a module, which tells it apart from its siblings: in the edited language, else in another one. */
export function moduleTitle({ props }: ModuleNode, language: Language): string {
  const { title } = props;
  if (typeof title === 'string') return title;
  if (typeof title !== 'object' || title === null) return '';
  const texts = title as Partial<Record<Language, unknown>>;
  const found = [language, ...LANGUAGES]
    .map((lang) => texts[lang])
    .find((text) => typeof text === 'string' && text);
  return typeof found === 'string' ? found : '';
}
