import { PLATFORMS } from '#schemas/enums/platform.ts';
import type { SelectField } from '#schemas/fields/select.ts';
import { platformLook } from '#schemas/platforms.ts';

/** Options of a choice of platform, by its own name. */
export const platformOptions: SelectField['options'] = PLATFORMS.flatMap((value) => {
  const look = platformLook(value);
  return look ? [{ value, label: { plain: look.name } }] : [];
});
