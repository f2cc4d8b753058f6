import * as z from 'zod';
import { LAST_MOMENT, YEARS } from '../years.ts';
import type { FieldBase } from './types.ts';

/** Time field, shown and entered in the tenant's time zone. */
export type TimeField = FieldBase<'TIME'>;

/** Instant in ISO 8601 with its offset. */
export const timeValue = z.iso
  .datetime({ offset: true })
  .refine((time) => !(Date.parse(time) > LAST_MOMENT), `no year after ${YEARS.last}`);
