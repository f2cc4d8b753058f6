import * as z from 'zod';
import type { FieldBase, Label } from './types.ts';

export type SelectValue = string | number | boolean;

/** Choice of `options`, several with `multiple`. A switch is the choice between true and false. */
export type SelectField = FieldBase<'SELECT'> & {
  options: readonly { value: SelectValue; label: Label }[];
  multiple?: boolean;
  /** Words for no choice, a dash if left out. */
  unset?: Label;
};

const one = z.union([z.string().max(200), z.number(), z.boolean()]);

/** Value of any SELECT; a module's own schema names its options. */
export const selectValue = z.union([one, z.array(one).max(100)]);
