import type { CategoryMapping, OpenPath } from '#schemas/api/invented/category-mappings.ts';
import { MAPPING_SOURCES } from '#schemas/enums/mapping-source.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { OpenPathRow } from './open-paths.ts';
import type { MappingRow } from './operations.ts';

/** A mapping in its API format. */
export function presentMapping({
  id,
  source,
  value,
  classificationId,
  due,
  updatedAt,
}: MappingRow): CategoryMapping {
  return {
    id,
    source: MAPPING_SOURCES.find((one) => one === source) ?? 'path',
    value,
    classificationId: classificationId ?? '',
    due,
    updatedAt: updatedAt.getTime(),
  };
}

/** A path of goods without a category in its API format. */
export function presentOpenPath({ examples, ...row }: OpenPathRow, call: Call): OpenPath {
  return {
    ...row,
    examples: examples.map(({ id, title, picture }) => ({ id, title: textIn(call, title) ?? '', picture })),
  };
}
