import { fieldAt } from '#engine/diff.ts';
import type { Text, TextKey } from '#locales/translate.ts';
import type { Label } from '#schemas/fields/types.ts';
import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { Path } from '#schemas/page/problem.ts';
import { labelText } from './control.ts';

/** Labels of the page's own values in its form. */
const PAGE_FIELDS: Readonly<Record<string, TextKey>> = {
  'meta.title': 'field.metaTitle',
  'meta.description': 'field.metaDescription',
  'meta.image': 'inspector.page.image',
  'meta.noindex': 'field.noindex',
};

/** Name of a field in the inspector by its label, or of the page's own value at a path. */
export function fieldName(t: Text, path: Path, field?: Label): string {
  const label = field ?? PAGE_FIELDS[path.slice(0, 2).join('.')];
  return label ? labelText(t, label) : path.join('.');
}

/**
 * Name of a field of a module with the number of its item in a list, such as “Link 2”; `path` starts below the props.
 */
export function moduleFieldName(t: Text, manifest: ModuleManifest, type: string, path: Path): string {
  const field = fieldAt(findModule(manifest, type)?.fields, path);
  const item = path.find((key) => typeof key === 'number');
  const name = fieldName(t, path, field?.label);
  return item === undefined ? name : `${name} ${Number(item) + 1}`;
}
