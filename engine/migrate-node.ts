import type { ModuleDefinition, Props } from '#schemas/module/define.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { FROM_PAGE, fromPageSchema, splitFromPage } from '#schemas/page/from-page.ts';
import { type Problem, problemsOf } from '#schemas/page/problem.ts';

export type Migrated<P> =
  | { status: 'ok'; props: P }
  | { status: 'newer' }
  | { status: 'invalid'; problems: Problem[] };

/**
 * Own props of a node (without `FROM_PAGE`), migrated to its module's current version. The node itself stays unchanged; a node written by a newer
 * version isn't touched. Problems carry paths from the document's root.
 */
export function migrateNode<P>(node: ModuleNode, definition: ModuleDefinition<P>): Migrated<P> {
  if (node.v > definition.version) return { status: 'newer' };
  const at = ['nodes', node.id, 'props'];
  const { own, fromPage } = splitFromPage(node.props);
  const names = fromPageSchema.optional().safeParse(fromPage);
  if (!names.success) return { status: 'invalid', problems: problemsOf(names.error, [...at, FROM_PAGE]) };
  let props: Props = own;
  for (let from = node.v; from < definition.version; from++) {
    try {
      props = definition.migrations?.[from]?.(props) ?? props;
    } catch {
      return { status: 'invalid', problems: [{ code: 'MIGRATION_FAILED', path: at, params: { from } }] };
    }
  }
  const parsed = definition.schema.safeParse(props);
  return parsed.success
    ? { status: 'ok', props: parsed.data }
    : { status: 'invalid', problems: problemsOf(parsed.error, at) };
}
