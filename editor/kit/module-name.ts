import type { Text, TextKey } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';
import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { ModuleNode } from '#schemas/page/document.ts';

/** Name of a module type for operators; for an unknown type the type itself. */
export function moduleName(t: Text, manifest: ModuleManifest, type: string): string {
  return findModule(manifest, type) ? t(`module.${type}` as TextKey) : type;
}

/** Title of a module, which tells it apart from its siblings: in the edited language, else in another one. */
export function moduleTitle({ props }: ModuleNode, language: Language): string {
  const { title } = props;
  if (typeof title === 'string') return title;
  if (typeof title !== 'object' || title === null) return '';
  const texts = title as Partial<Record<Language, unknown>>;
  const found = [texts[language], texts.th, texts.en, texts.id].find(
    (text) => typeof text === 'string' && text,
  );
  return typeof found === 'string' ? found : '';
}
