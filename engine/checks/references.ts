import { parseLink } from '#schemas/content/link.ts';
import type { SourceField } from '#schemas/fields/source.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { anySourceSchema, SOURCES, type SourceKindOf } from '#schemas/source.ts';
import { byLanguage, type FieldValue, fieldValues } from './field-values.ts';

/** Links into the site in a field, as written; those of a rich text are its `<a>`s. */
export function pathsIn({ field, value }: FieldValue, siteOrigin: string): string[] {
  const written = field.type === 'JUMP' ? [value] : field.type === 'RICH_TEXT' ? hrefsIn(value) : [];
  return written.filter(
    (link): link is string => typeof link === 'string' && pathOf(link, siteOrigin) !== undefined,
  );
}

/** Path of a link within this site, without query and fragment. */
export function pathOf(link: string, siteOrigin: string): string | undefined {
  const parsed = parseLink(link, siteOrigin);
  return parsed?.kind === 'path' ? parsed.href.replace(/[?#].*$/, '') : undefined;
}

/** Contents, goods and the sources of modules that a field binds, in order. */
export function relationsIn({ field, value }: FieldValue): { type: string; code: string }[] {
  const items = Array.isArray(value) ? value : value === undefined ? [] : [value];
  switch (field.type) {
    case 'CONTENT_RELATION':
    case 'RELATED_CONTENTS':
      return items.filter(isRelation);
    case 'COMMODITY_RELATION':
      return items.filter((code) => typeof code === 'string').map((code) => ({ type: 'GOODS', code }));
    case 'TEXT':
      return field.codeOf && typeof value === 'string' && value !== ''
        ? [{ type: field.codeOf, code: value }]
        : [];
    case 'SOURCE':
      return sourceRefs(field, value);
    default:
      return [];
  }
}

/** Picks, pins and list of a source. Exclusions may be gone. */
function sourceRefs({ of }: SourceField, value: unknown): { type: string; code: string }[] {
  const source = anySourceSchema.safeParse(value).data;
  if (!source) return [];
  const { picks, list }: SourceKindOf = SOURCES[of];
  if ('list' in source) return list ? [{ type: list, code: source.list }] : [];
  const refs = 'pick' in source ? source.pick : source.pins;
  return refs.map((ref) => (typeof ref === 'string' ? { type: picks[0] ?? '', code: ref } : ref));
}

/** References of a page, which the server must look up before the check. */
export function referencesOf(document: PageDocument, manifest: ModuleManifest, siteOrigin: string) {
  const values = fieldValues(document, manifest);
  return {
    links: [...new Set(values.flatMap((value) => pathsIn(value, siteOrigin)))],
    relations: values.flatMap(relationsIn),
  };
}

function hrefsIn(value: unknown): string[] {
  const texts = Object.values(byLanguage(value) ?? {}).filter((html) => typeof html === 'string');
  const hrefs = texts.flatMap((html) =>
    Array.from(html.matchAll(/ href="([^"]*)"/g), (match) => match[1] ?? ''),
  );
  return hrefs.map((href) => href.replaceAll('&amp;', '&'));
}

function isRelation(item: unknown): item is { type: string; code: string } {
  return typeof item === 'object' && item !== null && 'type' in item && 'code' in item;
}
