import type { PageDocument } from '../page/document.ts';
import type { Problem } from '../page/problem.ts';
import { findModule, type ModuleManifest } from './define.ts';
import { migrateNode } from './migrate.ts';

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
