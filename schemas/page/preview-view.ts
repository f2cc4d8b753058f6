import * as z from 'zod/mini';
import { LANGUAGES } from '../constants.ts';
import { APP_VERSION, RULE_AUDIENCES, RULE_DEVICES, RULE_TERMINALS } from './rule.ts';

/** Visitor, place and time of a page's preview. Defaults: the tenant's language, a guest on the web, now. */
export const previewViewSchema = z.object({
  lang: z.optional(z.enum(LANGUAGES)),
  terminal: z._default(z.enum(RULE_TERMINALS), 'h5'),
  device: z._default(z.enum(RULE_DEVICES), 'desktop'),
  audience: z._default(z.enum(RULE_AUDIENCES), 'guest'),
  appVersion: z.optional(z.string().check(z.regex(APP_VERSION))),
  /** Code of the thing that a page for all of a kind is previewed with; without it the first one. */
  about: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Time in ms. */
  now: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000_000))),
});

export type PreviewView = z.infer<typeof previewViewSchema>;

/** Query of a preview's address. */
export function previewQuery(view: Partial<PreviewView> & { page?: string; version?: number }): string {
  const given = Object.entries(view).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** Path of the page inside the editor's frames. */
export const CANVAS_PATH = '/editor/canvas';
/** Event at such a frame when its page is server-rendered; the page's scripts wait for a message. */
export const DRAWN_EVENT = 'drawn';
