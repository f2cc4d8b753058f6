import { findNode } from '#engine/tree.ts';
import { useView } from '#runtime/view-context.tsx';
import { findModule } from '#schemas/module/define.ts';
import { labelText } from '../fields/control.ts';
import { moduleName } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';

type Place = { nodeId?: string | null; field?: string | null; lang?: string | null };

/** Gives the name of a place for operators: `Banner › Title (TH)`, or the page. */
export function usePlaceName(): (place: Place) => string {
  const t = useText();
  const { lang } = useView();
  const document = useEditor((state) => state.document);
  const manifest = useEditor((state) => state.manifest);
  return ({ nodeId, field, lang: shown }) => {
    if (nodeId == null) return t('check.page');
    const node = findNode(document, nodeId);
    if (!node) return t('discussion.removedModule');
    const name = moduleName(lang, manifest, node.type);
    if (field == null) return name;
    const known = findModule(manifest, node.type)?.fields.find((one) => one.name === field);
    const language =
      known && 'localized' in known && known.localized && shown ? ` (${shown.toUpperCase()})` : '';
    return `${name} › ${known ? labelText(t, known.label) : field}${language}`;
  };
}
