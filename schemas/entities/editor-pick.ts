import * as z from 'zod/mini';
import { keySchema } from '../storable.ts';
import { entity, maybe } from './wire.ts';

/** Kinds of things that an operator can pick: those with a page of their own, and those that feed modules. */
export const PICK_KINDS = [
  'CONTENT',
  'GOODS',
  'NOTE',
  'ARTICLE',
  'TOPIC',
  'BRAND',
  'BOARD',
  'PAGE',
  'CATEGORY',
  'DEAL_MODULE',
  'ACTIVITY',
  'SHARED',
] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/**
 * `draft`: it is a draft that was never live. `expired`: it exists, but shoppers don't get it (any more, or yet).
 * `missing`: it doesn't exist.
 */
const PICK_STATES = ['ok', 'draft', 'expired', 'missing'] as const;

export const pickRefSchema = z.object({ kind: z.enum(PICK_KINDS), code: keySchema });

export const editorPickSchema = entity('EditorPick', {
  kind: z.enum(PICK_KINDS),
  code: z.string(),
  title: z.string(),
  /** Whether it has no title of its own: `title` says so, and its code tells it from others. */
  untitled: maybe(z.boolean()),
  picture: maybe(z.string()),
  /** Price as a decimal, in `currency`. */
  price: maybe(z.number()),
  currency: maybe(z.string()),
  platform: maybe(z.string()),
  /** Path for shoppers in the tenant's default language: of categories and activities, whose code doesn't say it. */
  path: maybe(z.string()),
  /** Names of the categories above a category, from the top. */
  above: maybe(z.array(z.string())),
  /** Whether it is an activity that hasn't started yet. */
  coming: maybe(z.boolean()),
  state: z.enum(PICK_STATES),
});
export type EditorPick = z.infer<typeof editorPickSchema>;
export type PickRef = z.infer<typeof pickRefSchema>;
