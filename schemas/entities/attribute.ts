import * as z from 'zod/mini';
import type { Localized } from '../page/localized.ts';
import { loose } from './wire.ts';

/** Limits of the attributes that are stored of a product, in characters. */
export const ATTRIBUTES = { count: 30, name: 60, value: 200 } as const;

/** Stored attribute of a product, such as its material: plain texts by language. */
export type Attribute = { name: Localized<string>; value: Localized<string> };

/** Attribute of a product in the reader's language. */
export const attributeSchema = loose({ name: z.string(), value: z.string() });
export type ShownAttribute = z.infer<typeof attributeSchema>;
