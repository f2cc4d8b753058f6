import * as z from 'zod';
import { CUSTOM_FIELD_TYPES, type CustomFieldType } from './custom-field.ts';
import { fieldNameSchema, type ModuleNode } from './document.ts';

/**
 * Prop of any module that names the page's fields whose values take the place of its own: `{"picture": "hero"}`. Where
 * the page has no such field of the prop's type, the module's own value stays.
 */
export const FROM_PAGE = 'fromPage';
export const fromPageSchema = z.record(z.string(), fieldNameSchema);

type Props = ModuleNode['props'];

const IN_TEXTS: readonly CustomFieldType[] = ['TEXT', 'SELECT', 'TIME', 'RICH_TEXT'];
/** Types of fields that take the place of a prop; texts, choices and times stand in texts. */
export const PLACED_TYPES = CUSTOM_FIELD_TYPES.filter((type) => !IN_TEXTS.includes(type));

/** Props without the names of the page's fields, and these names; unknown ones as they are stored. */
export function splitFromPage({ [FROM_PAGE]: fromPage, ...own }: Props): { own: Props; fromPage: unknown } {
  return { own, fromPage };
}

/** Names of the page's fields by prop; none of a module that has something else there. */
export function fromPageOf({ props }: Pick<ModuleNode, 'props'>): Readonly<Record<string, string>> {
  return fromPageSchema.safeParse(props[FROM_PAGE]).data ?? {};
}
