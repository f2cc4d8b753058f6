import * as z from 'zod';
import type { FieldBase } from './types.ts';

/**
 * Whole number, none of the custom field types: fields of content types alone. With `hundredths` it is shown and entered
 * divided by 100: minor units as an amount, hundredths of a percent as a percentage.
 */
export type NumberField = FieldBase<'NUMBER'> & {
  min: number;
  max: number;
  hundredths?: true;
};

/** Whole number within the field's bounds. */
export const numberValue = ({ min, max }: Pick<NumberField, 'min' | 'max'>) => z.int().min(min).max(max);
