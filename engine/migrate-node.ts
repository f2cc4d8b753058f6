import type { ModuleDefinition, Props } from '#schemas/module/define.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { type Problem, problemsOf } from '#schemas/page/problem.ts';

export type Migrated<P> =
  | { status: 'ok'; props: P }
  | { status: 'newer' }
  | { status: 'invalid'; problems: Problem[] };

/**
 * Props of a node, migrated to its module's current version. The node itself stays unchanged; a node written by a newer
 * version isn't touched. Problems carry paths from the document's root.
 */
export function migrateNode<P>(node: ModuleNode, definition: ModuleDefinition<P>): Migrated<P> {
  if (node.v > definition.version) return { status: 'newer' };
  const at = ['nodes', node.id, 'props'];
  let props: Props = node.props;
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
