import { linkSchema } from '../page/link-schema.ts';
import type { FieldBase } from './types.ts';

/** A link: a path of this site, a web address, a phone number or a mail address. */
export type JumpField = FieldBase<'JUMP'>;

export const jumpValue = linkSchema;
