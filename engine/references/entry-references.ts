import type { ContentType } from '#schemas/content-type/define.ts';
import { valuesIn } from '../checks/field-values.ts';
import { type Leaves, valuesOf } from '../content/leaves.ts';
import { referencesIn } from './field-references.ts';
import { type PlacedReference, placed, type Site } from './reference.ts';

/** References of a content entry. */
export function entryReferences(
  type: Pick<ContentType, 'fields'>,
  leaves: Leaves,
  site: Site,
): PlacedReference[] {
  return valuesIn(type.fields, valuesOf(type, leaves)).flatMap((value) =>
    placed('', value.path, referencesIn(value, site)),
  );
}
