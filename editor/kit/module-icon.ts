import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { IconName } from './icon.tsx';

/** Icon of a module type. */
export function moduleIcon(manifest: ModuleManifest, type: string): IconName {
  return findModule(manifest, type)?.icon ?? 'box';
}
