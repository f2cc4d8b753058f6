import * as z from 'zod/mini';
import type { PickKind } from './entities/editor-pick.ts';
import { CONTENT_KINDS } from './enums/content.ts';
import { type FilterOp, filterSchema } from './filter.ts';
import { keySchema } from './storable.ts';
import { keysOf } from './typed-object.ts';

const SET = ['in', 'notIn'] as const;
const FLAG = ['is'] as const;
const RANGE = ['atLeast', 'atMost'] as const;
const OF_CATALOGUE = {
  /** Codes of categories; their descendants count. */
  category: SET,
  /** Codes of brands. */
  brand: SET,
  platform: SET,
  /** In units of the tenant's currency. */
  price: RANGE,
  /** Whole percent. */
  discount: RANGE,
  label: SET,
  verdict: SET,
  /** Words, as in the shop's search. */
  text: ['contains'],
  /** Days since the publication. */
  newSince: ['atMost'],
} as const satisfies Record<string, readonly FilterOp[]>;

export type SourceKindOf = {
  /** Kinds of things that can be picked, and of a list; none when there are no lists. */
  picks: readonly PickKind[];
  list?: PickKind;
  /** Orders of a query, the usual one first. */
  sorts: readonly SourceSort[];
  /** Fields that a query may name, with their ops. */
  fields: Readonly<Record<string, readonly FilterOp[]>>;
};

/** Orders: `discount` and `price` sort the first thousand of the usual order. */
const SORTS = ['hottest', 'newest', 'discount', 'price', 'position'] as const;
export type SourceSort = (typeof SORTS)[number];

/** Kinds of things that a module lists, and how each may be chosen. */
export const SOURCES = {
  deals: {
    picks: ['CONTENT'],
    list: 'DEAL_MODULE',
    sorts: ['hottest', 'newest', 'discount', 'price'],
    /** `daily`: whether the deal is a daily special offer. */
    fields: { ...OF_CATALOGUE, daily: FLAG },
  },
  goods: {
    picks: ['GOODS'],
    list: 'BOARD',
    sorts: ['hottest', 'newest', 'discount', 'price'],
    fields: OF_CATALOGUE,
  },
  contents: {
    picks: ['ARTICLE', 'NOTE', 'CONTENT', 'TOPIC'],
    sorts: ['newest', 'hottest'],
    fields: { type: SET, category: SET, keyword: ['in'], selected: FLAG, newSince: ['atMost'] },
  },
  topics: { picks: ['TOPIC'], sorts: ['position'], fields: {} },
  brands: { picks: ['BRAND'], sorts: ['position'], fields: { hot: FLAG } },
  boards: { picks: ['BOARD'], sorts: ['position'], fields: { category: SET } },
  /** The list of a category's children; a query has nothing to ask. */
  categories: { picks: ['CATEGORY'], list: 'CATEGORY', sorts: [], fields: {} },
} as const satisfies Record<string, SourceKindOf>;

export type SourceKind = keyof typeof SOURCES;
/** Kinds that a query may ask for. */
export type QueryKind = Exclude<SourceKind, 'categories'>;
export const SOURCE_KINDS = keysOf(SOURCES);

/** Limit of things that a module shows. */
export const MAX_SHOWN = 60;
/** Limit of things that are picked by hand. */
export const MAX_PICKS = 100;

const contentRef = z.strictObject({ type: z.enum(CONTENT_KINDS), code: keySchema });
/** Reference to one thing: its code; a content's with its type. */
const anyRef = z.union([keySchema, contentRef]);

function sourceOf<Ref extends z.core.$ZodType>(ref: Ref) {
  const refs = (most: number) =>
    z.array(ref).check(
      z.maxLength(most),
      z.refine((all) => new Set(all.map(refKey)).size === all.length),
    );
  return z.union([
    z.strictObject({ pick: refs(MAX_PICKS) }),
    z.strictObject({ list: keySchema }),
    z.strictObject({
      query: filterSchema,
      sort: z.enum(SORTS),
      count: z.int().check(z.minimum(1), z.maximum(MAX_SHOWN)),
      /** Shown first, whatever the query. */
      pins: refs(MAX_SHOWN),
      /** Never shown. */
      without: refs(MAX_SHOWN),
    }),
  ]);
}

/**
 * Choice of what a module shows: things of a kind picked by hand in their order, a list, or a query. Things that
 * shoppers can't get are left out.
 */
export const sourceValue = (kind: SourceKind) =>
  sourceOf(keySchema).check(z.refine((source) => isOfKind(kind, source)));
/** Choice of deals, notes, articles and topics. */
export const contentSourceValue = sourceOf(contentRef).check(
  z.refine((source) => isOfKind('contents', source)),
);
/** Choice of things of any kind. */
export const anySourceSchema = sourceOf(anyRef);

export type Ref = z.infer<typeof anyRef>;
export type Source = z.infer<typeof anySourceSchema>;
export type Query = Extract<Source, { query: unknown }>;

/** Whether the kind has the source's list or its sort, fields and ops. */
function isOfKind(kind: SourceKind, source: Source): boolean {
  const { list, sorts, fields }: SourceKindOf = SOURCES[kind];
  if ('list' in source) return list !== undefined;
  if (!('query' in source)) return true;
  const ops = new Map(Object.entries(fields));
  return (
    sorts.includes(source.sort) &&
    source.query.every(({ field, op }) => ops.get(field)?.includes(op) === true)
  );
}

/** Key of a reference, unique among those of one source. */
export function refKey(ref: unknown): string {
  return typeof ref === 'string' ? ref : JSON.stringify(ref);
}

/** A query for the first things of the kind, which finds something in any shop that has any. */
export function newQuery(kind: QueryKind, count: number) {
  return { query: [], sort: SOURCES[kind].sorts[0], count, pins: [], without: [] };
}
