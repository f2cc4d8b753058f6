import { findNode } from '#engine/tree.ts';
import { COMMENT_LIMITS } from '#schemas/entities/comment.ts';
import { moduleTitle } from '../kit/module-name.ts';
import { valueAt } from '../store/field-value.ts';
import type { CommentPlace, EditorState } from '../store/state.ts';

/** Place that the keyboard is at: the field with the focus, else the selected module, else the page. */
export function placeOfFocus({ selection, language }: EditorState): CommentPlace {
  const [nodeId] = selection;
  if (nodeId === undefined) return {};
  const inspector = document.activeElement?.closest('[data-inspector]');
  const shell = inspector && document.activeElement?.closest<HTMLElement>('[data-field]');
  const [, field] = shell?.dataset.field?.split('-') ?? [];
  return field === undefined ? { nodeId } : { nodeId, field, lang: language };
}

/** Id of the comment that the address links to. */
export function linkedComment(): string | null {
  return new URLSearchParams(window.location.search).get('comment');
}

/** Text that stands at a place: the field's in the language, or the module's title. */
export function quoteOf(
  { document, manifest, language }: Pick<EditorState, 'document' | 'manifest' | 'language'>,
  { nodeId, field, lang }: CommentPlace,
): string {
  const node = nodeId === undefined ? undefined : findNode(document, nodeId);
  if (!node) return '';
  if (field === undefined) return cut(moduleTitle(manifest, node, language));
  const value = valueAt(document, { nodeId: node.id, path: [field] });
  const text = typeof value === 'object' && value !== null ? Reflect.get(value, lang ?? language) : value;
  return typeof text === 'string' || typeof text === 'number' ? cut(String(text)) : '';
}

const cut = (text: string) => [...text].slice(0, COMMENT_LIMITS.quote / 2).join('');
