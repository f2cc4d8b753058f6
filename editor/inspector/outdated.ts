import { outdatedIn } from '#engine/outdated.ts';
import { PAGE, pageTexts } from '#engine/translations.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import type { Outdated } from '../fields/contexts.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import { controlId } from './place.ts';

/** Translations of a module, or of the page itself, that are older than their original. */
export function useOutdated(node?: ModuleNode): Outdated {
  const t = useText();
  const { edit } = useEditorActions();
  const meta = useEditor(({ document }) => document.meta);
  const fields = useEditor(({ document }) => document.fields);
  const known = useEditor((state) => state.translationSources);
  const defaultLanguage = useEditor((state) => state.defaultLanguage);
  const texts = node ? node.props : pageTexts({ meta, fields });
  const marks = outdatedIn(texts, node?.id ?? PAGE, known, defaultLanguage);
  const of = (id: string) => marks.filter(({ path }) => controlId(path) === id);
  return {
    languages: (id) => of(id).map(({ lang }) => lang),
    confirm: (id, language) => {
      const mark = of(id).find(({ lang }) => lang === language);
      if (!mark) return;
      const { translation, source } = mark;
      const said = { type: 'setOutdated', translation, source, outdated: false } as const;
      edit([{ ...said, ...(node && { id: node.id }) }], { label: t('fields.language.confirm') });
    },
  };
}
