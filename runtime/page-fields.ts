import { migrateNode } from '#engine/migrate-node.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { escapeMarkup } from '#schemas/content/escape-markup.ts';
import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { fromPageOf } from '#schemas/page/from-page.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import type { ViewContext } from './context.ts';

type Context = Pick<ViewContext, 'lang' | 'tenant'>;
type PageField = PageDocument['fields'][string];

/** Place of a page's field in a text: `{{deadline}}`. */
const PLACE = /\{\{\s*([\w-]{1,60})\s*\}\}/g;
const MARKUP = /<[a-z][^>]*>/i;

/**
 * A text with the values of the page's fields in their places; names that the page lacks, and fields that are no text,
 * stay as they are written. In rich text the values are escaped.
 */
export function fillText(text: string, fields: PageDocument['fields'], ctx: Context): string {
  if (!text.includes('{{')) return text;
  return text.replace(PLACE, (place, name: string) => {
    const value = Object.hasOwn(fields, name) ? textOf(fields[name], ctx) : undefined;
    if (value === undefined) return place;
    return MARKUP.test(text) ? escapeMarkup(value) : value;
  });
}

/** A document whose modules have the values of its fields in their texts, and in place of props that name a field. */
export function withPageFields(document: PageDocument, manifest: ModuleManifest, ctx: Context): PageDocument {
  const { fields, nodes } = document;
  if (Object.keys(fields).length === 0) return document;
  const filled = Object.entries(nodes).map(([id, node]) => {
    const props = fillAll(node.props, fields, ctx) as typeof node.props;
    return [id, placeFields({ ...node, props }, fields, manifest, ctx)];
  });
  return { ...document, nodes: Object.fromEntries(filled) };
}

/** A module with the page's fields that it names; each must be of the prop's type, and pass the module's own check. */
function placeFields(
  node: ModuleNode,
  fields: PageDocument['fields'],
  manifest: ModuleManifest,
  ctx: Context,
): ModuleNode {
  const definition = findModule(manifest, node.type);
  let placed = node;
  for (const [prop, name] of Object.entries(fromPageOf(node))) {
    const target = definition?.fields.find((field) => field.name === prop);
    const { type, value } = (Object.hasOwn(fields, name) && fields[name]) || {};
    if (!definition || !target || target.type !== type) continue;
    const isLocalized = target.type === 'PICTURE' && target.localized;
    const props = { ...placed.props, [prop]: isLocalized ? { [ctx.lang]: value } : value };
    const next = { ...placed, props };
    if (migrateNode(next, definition).status === 'ok') placed = next;
  }
  return placed;
}

function fillAll(value: unknown, fields: PageDocument['fields'], ctx: Context): unknown {
  if (typeof value === 'string') return fillText(value, fields, ctx);
  if (Array.isArray(value)) return value.map((one) => fillAll(one, fields, ctx));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillAll(one, fields, ctx)]));
}

/** Text of a field in the page's language; undefined for pictures, links, relations and rich texts. */
function textOf(field: PageField | undefined, ctx: Context): string | undefined {
  const { type, value } = field ?? {};
  if (type === 'TIME' && typeof value === 'string') return formatDateTime(Date.parse(value), ctx);
  if (type !== 'TEXT' && type !== 'SELECT') return undefined;
  if (typeof value === 'string') return value;
  const texts = typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  return pickLocalized(texts, ctx.lang, ctx.tenant.defaultLanguage);
}
