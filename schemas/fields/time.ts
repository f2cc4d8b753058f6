import * as z from 'zod';
import type { FieldBase } from './types.ts';

/** Shown and entered in the tenant's timezone. */
export type TimeField = FieldBase<'TIME'>;

/** An instant, ISO 8601 with its offset. */
export const timeValue = z.iso.datetime({ offset: true });
