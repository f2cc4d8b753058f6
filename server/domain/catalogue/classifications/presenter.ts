import type { CategoryNode } from '#schemas/entities/category.ts';
import type { PresenterCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { ClassificationRow } from './operations.ts';

/** A category in its API format. */
export function presentClassification(row: ClassificationRow, call: PresenterCall): CategoryNode {
  return {
    id: row.id,
    name: textIn(call, row.name) ?? row.code,
    level: row.level,
    code: row.code,
    type: row.type,
    picture: row.picture ?? undefined,
    parentId: row.parentId ?? undefined,
    sequenceNumber: row.sequenceNumber,
  };
}

/** Categories in their API format. */
export function presentClassifications(rows: ClassificationRow[], call: PresenterCall): CategoryNode[] {
  return rows.map((row) => presentClassification(row, call));
}
