import { PICK_KINDS } from '#schemas/entities/editor-pick.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { anySourceSchema } from '#schemas/source.ts';
import { byLanguage, type FieldValue } from '../checks/field-values.ts';
import { pathOf, pathsIn, relationsIn } from '../checks/references.ts';
import { linkTargets } from '../link-target.ts';
import { isRecord } from '../same-json.ts';
import type { Reference, Site } from './reference.ts';

/** Size and encoding at the end of a picture's address. */
const SIZE = /@[^/]*$/;
const IMAGE = /<img\b[^>]*?\ssrc=["']?([^"'\s>]+)/gi;

const none = (): Reference[] => [];

/** References in the value of each type of field. The items of a list are values of their own. */
const REFERENCES: Readonly<Record<Field['type'], (value: FieldValue, site: Site) => Reference[]>> = {
  TEXT: relations,
  NUMBER: none,
  PICTURE: pictures,
  RICH_TEXT: (value, site) => [...links(value, site), ...imagesIn(value, site)],
  SELECT: none,
  TIME: none,
  CONTENT_RELATION: relations,
  RELATED_CONTENTS: relations,
  JUMP: links,
  COMMODITY_RELATION: relations,
  LIST: none,
  SOURCE: (value) => [...relations(value), ...conditions(value)],
};

/** References in a field's value. */
export const referencesIn = (value: FieldValue, site: Site): Reference[] =>
  REFERENCES[value.field.type](value, site);

/** Reference to a picture of our media; none for one of another site. */
export function picture(url: unknown, { siteOrigin }: Site): Reference[] {
  const path = typeof url === 'string' ? pathOf(url, siteOrigin) : undefined;
  return path?.startsWith('/media/') ? [{ kind: 'MEDIA', id: path.replace(SIZE, '') }] : [];
}

function relations(value: FieldValue): Reference[] {
  return relationsIn(value).flatMap(({ type, code }) => {
    const kind = PICK_KINDS.find((one) => one === type);
    return kind && typeof code === 'string' ? [{ kind, id: code }] : [];
  });
}

function links(value: FieldValue, site: Site): Reference[] {
  return pathsIn(value, site.siteOrigin)
    .flatMap((link) => linkTargets(pathOf(link, site.siteOrigin) ?? '/', site))
    .map(({ kind, code }) => ({ kind, id: code }));
}

/** Addresses of a picture and of its other source, in every language. */
function pictures({ value }: FieldValue, site: Site): Reference[] {
  return Object.values(byLanguage(value) ?? { value }).flatMap((one) =>
    isRecord(one) ? [one, one.wide].flatMap((each) => (isRecord(each) ? picture(each.url, site) : [])) : [],
  );
}

function imagesIn({ value }: FieldValue, site: Site): Reference[] {
  return Object.values(byLanguage(value) ?? {})
    .filter((html) => typeof html === 'string')
    .flatMap((html) => [...html.matchAll(IMAGE)])
    .flatMap(([, src = '']) => picture(src.replaceAll('&amp;', '&'), site));
}

/** Categories and brands that a query names. */
function conditions({ value }: FieldValue): Reference[] {
  const source = anySourceSchema.safeParse(value).data;
  if (!source || !('query' in source)) return [];
  return source.query.flatMap(({ field, value: named }) => {
    const kind = field === 'category' ? 'CATEGORY' : field === 'brand' ? 'BRAND' : undefined;
    const codes: unknown[] = Array.isArray(named) ? named : [];
    return kind ? codes.flatMap((code) => (typeof code === 'string' ? [{ kind, id: code }] : [])) : [];
  });
}
