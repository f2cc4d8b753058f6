import { findNode } from '#engine/tree.ts';
import type { Text } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';
import { findModule } from '#schemas/module/define.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { moduleElement } from '../canvas/module-elements.ts';
import { labelText } from '../fields/control.ts';
import { newId } from '../kit/new-id.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { shownTexts, type TextPlace, textPlaces } from './text-places.ts';
import { startTextSession } from './text-session.ts';

type Parts = { store: EditorStore; lang: Language; t: Text; page: Document };

/**
 * Opens a module's text for editing on the page: the one that `target` shows, or without a target the first one. Other
 * content, such as formatted text, is opened in the inspector.
 */
export function editText({ store, lang, t, page }: Parts, id: NodeId, target?: Element): void {
  const { document, manifest, defaultLanguage, readOnly, view, selection } = store.getState();
  const node = findNode(document, id);
  const definition = node && findModule(manifest, node.type);
  const module = moduleElement(page, id);
  if (!node || !definition || !module) return;
  if (view.lang === 'all') store.setLanguage(lang);
  if (selection.length !== 1 || selection[0] !== id) store.select([id]);
  const texts = shownTexts(module, textPlaces(definition, node, lang, defaultLanguage));
  const shown = target ? texts.find(({ element }) => element.contains(target)) : texts[0];
  if (readOnly || node.locked || definition.version !== node.v || !shown) {
    const rich =
      !shown &&
      target?.closest('p, li, h2, h3, h4, td') &&
      definition.fields.find(({ type }) => type === 'RICH_TEXT');
    store.focusField({ nodeId: id, path: rich ? [rich.name] : [] });
    return;
  }
  const { element, place } = shown;
  const label = labelText(t, place.field.label);
  startTextSession(element, {
    label,
    lang,
    isMultiline: place.field.multiline === true,
    ...writing(store, id, place, lang, label),
  });
}

/** Writes one session's text into its field, as a single step to undo. */
function writing(
  store: EditorStore,
  id: NodeId,
  { field, path, text }: TextPlace,
  lang: Language,
  label: string,
) {
  const at = field.localized ? [...path, lang] : [...path];
  const coalesce = `${id}/${path.join('/')}/${newId()}`;
  const write = (next: string) => {
    const { document, manifest } = store.getState();
    const node = findNode(document, id);
    const value = field.localized && next === '' ? undefined : next;
    const schema = node && findModule(manifest, node.type)?.schema;
    const issue = schema
      ?.safeParse(withValue(node?.props, at, value))
      .error?.issues.find((each) => each.path[0] === at[0]);
    if (issue) {
      const maximum = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
      if (maximum === undefined) store.say('inspector.invalid', {}, { tone: 'error' });
      else store.say('errors.TOO_BIG', { maximum }, { tone: 'error' });
      return false;
    }
    return (
      store.edit([{ type: 'setProp', id, path: at, value }], { label, coalesce, session: true }) === undefined
    );
  };
  const restore = () => {
    if (store.getState().undoSteps.at(-1)?.coalesce === coalesce) store.undo();
    else write(text);
  };
  return { write, restore };
}

/** Copy of a value with one part replaced. */
function withValue(value: unknown, [key, ...rest]: readonly (string | number)[], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) return value.with(Number(key), withValue(value[Number(key)], rest, part));
  const record = (value ?? {}) as Record<string, unknown>;
  return { ...record, [key]: withValue(record[key], rest, part) };
}
