import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Problem } from '#schemas/page/problem.ts';
import { migrateNode } from './migrate-node.ts';

/**
 * Problems that block a save: props that their module can't read. Unknown types and newer versions are kept unchanged.
 */
export function validateModules(document: PageDocument, manifest: ModuleManifest): Problem[] {
  return Object.values(document.nodes).flatMap((node) => {
    const definition = findModule(manifest, node.type);
    const migrated = definition && migrateNode(node, definition);
    return migrated?.status === 'invalid' ? migrated.problems : [];
  });
}
