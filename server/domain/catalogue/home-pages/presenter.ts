import type { Brand } from '#schemas/entities/brand.ts';
import type { CategoryTile } from '#schemas/entities/category.ts';
import type { Call, PresenterCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import type { ClassificationRow } from '../classifications/operations.ts';
import type { BrandRow } from './operations.ts';

/** A brand in its API format. */
export function presentBrand(row: BrandRow, call: PresenterCall): Brand {
  return {
    id: row.id,
    code: row.code,
    name: textIn(call, row.name),
    logo: row.logo ?? undefined,
    cover: row.cover ?? undefined,
    online: row.online,
  };
}

/** A category's tile in its API format. */
export function presentTile(row: ClassificationRow, call: Call): CategoryTile {
  return {
    classificationId: row.id,
    classificationCode: row.code,
    classificationName: textIn(call, row.name) ?? row.code,
    classificationImage: row.picture ?? undefined,
  };
}
