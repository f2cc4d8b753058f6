import * as z from 'zod';
import type { FieldBase } from './types.ts';

/** Time field, shown and entered in the tenant's time zone. */
export type TimeField = FieldBase<'TIME'>;

/** Instant in ISO 8601 with its offset. */
export const timeValue = z.iso.datetime({ offset: true });
