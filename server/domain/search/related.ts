import { and, asc, desc, eq, gt, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { relatedSubjects } from '#schemas/api/search.ts';
import type { Call } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { isPublished, type WholeContentRow } from '../articles/contents/operations.ts';
import { contents, topics } from '../articles/schema.ts';
import { dealPercentOff } from '../catalogue/deals/lists.ts';
import { discountRate, isSold } from '../catalogue/goods-figures.ts';
import { classifications, deals, goods } from '../catalogue/schema.ts';
import type { SubjectRow } from './subjects/operations.ts';

type Query = EndpointInput<typeof relatedSubjects>['body'];

/** Attributes of the subjects by which related items are found. */
type Origin = {
  /** Ids of the subjects: they aren't related to themselves. */
  ids: string[];
  goodsIds: string[];
  classificationIds: string[];
  brandIds: string[];
  /** Sections of notes and articles. */
  sectionIds: string[];
  /** Names in every language, lower case. */
  text: string;
};

/** Minimum length of a name to look for; shorter ones occur in too many texts. */
const MIN_WORD = 3;
const MAX_CLASSIFICATIONS = 20;

/** Goods, deals, or notes and articles related to the subjects; none for unknown subjects. */
export async function relatedTo(call: Call, query: Query): Promise<Paged<SubjectRow>> {
  const origin = await originOf(call, query);
  if (query.destSubjectType === 'GOODS') return relatedGoods(call, query, origin);
  return query.contentTypeCodes.includes('DEAL')
    ? relatedDeals(call, query, origin)
    : relatedContents(call, query, origin);
}

async function relatedGoods(call: Call, query: Query, origin: Origin): Promise<Paged<SubjectRow>> {
  const { db, scope } = call;
  const where = and(
    eq(goods.tenantId, scope.tenantId),
    isSold,
    isRelated(query, origin),
    origin.goodsIds.length > 0 ? notInArray(goods.id, origin.goodsIds) : undefined,
  );
  const closest = desc(isOfCategory(origin));
  const popular = desc(goods.totalSales);
  const order =
    query.sort === 'DISCOUNT' ? [desc(discountRate(call.now())), closest, popular] : [closest, popular];
  const page = await readPage(query.pageRequest, {
    count: () => countUpTo(db, goods, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(goods)
        .where(where)
        .orderBy(...order, asc(goods.id))
        .limit(limit)
        .offset(offset),
  });
  return { ...page, content: page.content.map((row) => ({ type: 'GOODS', goods: row })) };
}

/** Available deals on related goods. */
async function relatedDeals(call: Call, query: Query, origin: Origin): Promise<Paged<SubjectRow>> {
  const { db, scope, now } = call;
  const goodsThat = (condition: SQL) =>
    db
      .select({ id: goods.id })
      .from(goods)
      .where(and(eq(goods.tenantId, scope.tenantId), condition));
  const where = and(
    eq(deals.tenantId, scope.tenantId),
    eq(deals.invalid, false),
    or(isNull(deals.expiresAt), gt(deals.expiresAt, new Date(now()))),
    inArray(deals.goodsId, goodsThat(isRelated(query, origin))),
    origin.ids.length > 0 ? notInArray(deals.id, origin.ids) : undefined,
  );
  const page = await readPage(query.pageRequest, {
    count: () => countUpTo(db, deals, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(deals)
        .where(where)
        .orderBy(
          ...(query.sort === 'DISCOUNT' ? [desc(dealPercentOff(now()))] : []),
          desc(inArray(deals.goodsId, goodsThat(isOfCategory(origin)))),
          desc(deals.heat),
          asc(deals.id),
        )
        .limit(limit)
        .offset(offset),
  });
  return { ...page, content: page.content.map((deal) => ({ type: 'CONTENT', deal, goods: undefined })) };
}

/** Notes and articles with a keyword of the subject's name, or of the same section; the most read first. */
async function relatedContents(call: Call, query: Query, origin: Origin): Promise<Paged<SubjectRow>> {
  const page = await contentPage(call, query, origin);
  return {
    ...page,
    content: page.content.map((content) => ({
      type: content.contentTypeCode === 'NOTE' ? 'NOTE' : 'ARTICLE',
      content,
    })),
  };
}

/** Notes and articles that are related to some deals and match a condition. */
export async function contentsAbout(
  call: Call,
  deals: Pick<Query, 'orgIds' | 'orgCodes'>,
  size: number,
  condition: SQL,
): Promise<WholeContentRow[]> {
  const query: Query = {
    ...deals,
    orgSubjectType: 'CONTENT',
    destSubjectType: 'CONTENT',
    relateds: ['DEAL_GOOD_KEYWORDS'],
    contentTypeCodes: ['NOTE', 'ARTICLE'],
    pageRequest: { page: 1, size },
  };
  return (await contentPage(call, query, await originOf(call, query), condition)).content;
}

function contentPage(
  call: Call,
  query: Query,
  origin: Origin,
  condition?: SQL,
): Promise<Paged<WholeContentRow>> {
  const { db } = call;
  const hasKeyword = sql`exists (
    select from jsonb_array_elements(${contents.keywords}) as word, jsonb_each_text(word) as own
    where length(own.value) >= ${MIN_WORD} and position(lower(own.value) in ${origin.text}) > 0)`;
  const relations = [
    query.relateds.includes('DEAL_GOOD_KEYWORDS') && origin.text !== '' ? hasKeyword : undefined,
    query.relateds.includes('LAST_CLASSIFICATIONS_GOODS') && origin.sectionIds.length > 0
      ? inArray(contents.classificationId, origin.sectionIds)
      : undefined,
  ].filter((one) => one !== undefined);
  const types = query.contentTypeCodes.filter((type) => type !== 'DEAL');
  const where = and(
    isPublished(call),
    inArray(contents.contentTypeCode, types),
    or(...relations) ?? sql`false`,
    condition,
    origin.ids.length > 0 ? notInArray(contents.id, origin.ids) : undefined,
  );
  const order = query.sort === 'UPDATE_DESC' ? desc(contents.updateTime) : desc(contents.heat);
  return readPage(query.pageRequest, {
    count: () => countUpTo(db, contents, where),
    rows: ({ limit, offset }) =>
      db.select().from(contents).where(where).orderBy(order, asc(contents.id)).limit(limit).offset(offset),
  });
}

/** SQL condition for the same last category or the same brand, whichever is requested. */
function isRelated({ relateds }: Query, { classificationIds, brandIds }: Origin): SQL {
  const relations = [
    relateds.includes('LAST_CLASSIFICATIONS_GOODS') && classificationIds.length > 0
      ? inArray(goods.classificationId, classificationIds)
      : undefined,
    relateds.includes('BRAND_GOODS') && brandIds.length > 0 ? inArray(goods.brandId, brandIds) : undefined,
  ].filter((one) => one !== undefined);
  return or(...relations) ?? sql`false`;
}

/** SQL condition for the closer relation: the same category sorts before only the same brand. */
function isOfCategory({ classificationIds }: Origin): SQL {
  return classificationIds.length > 0
    ? sql`coalesce(${inArray(goods.classificationId, classificationIds)}, false)`
    : sql`1 = 0`;
}

async function originOf(call: Call, query: Query): Promise<Origin> {
  const none: Origin = {
    ids: [],
    goodsIds: [],
    classificationIds: [],
    brandIds: [],
    sectionIds: [],
    text: '',
  };
  switch (query.orgSubjectType) {
    case 'CONTENT': {
      const rows = await named(call, query, deals, { title: deals.title, goodsId: deals.goodsId });
      const about = await goodsByIds(
        call,
        rows.map(({ goodsId }) => goodsId),
      );
      const text = textOf([...rows.map(({ title }) => title), ...about.map(({ name }) => name)]);
      return { ...fromGoods(about), ids: rows.map(({ id }) => id), text };
    }
    case 'NOTE':
    case 'ARTICLE': {
      const { title, keywords, classificationId } = contents;
      const rows = await named(call, query, contents, { title, keywords, classificationId });
      const text = textOf(rows.flatMap((row) => [row.title, ...row.keywords]));
      const sectionIds = rows.flatMap((row) => row.classificationId ?? []);
      const classificationIds = await classificationsNamedIn(call, text);
      return { ...none, ids: rows.map(({ id }) => id), sectionIds, classificationIds, text };
    }
    case 'TOPIC': {
      const { title, tagline } = topics;
      const rows = await named(call, query, topics, { title, tagline });
      const text = textOf(rows.flatMap((row) => [row.title, row.tagline]));
      return { ...none, classificationIds: await classificationsNamedIn(call, text), text };
    }
    default: {
      const rows = await named(call, query, goods, { name: goods.name });
      const about = await goodsByIds(
        call,
        rows.map(({ id }) => id),
      );
      return fromGoods(about);
    }
  }
}

function fromGoods(rows: readonly (typeof goods.$inferSelect)[]): Origin {
  return {
    ids: [],
    goodsIds: rows.map(({ id }) => id),
    classificationIds: rows.flatMap((row) => row.classificationId ?? []),
    brandIds: rows.flatMap((row) => row.brandId ?? []),
    sectionIds: [],
    text: textOf(rows.map(({ name }) => name)),
  };
}

/** SQL condition for the query's subjects by id or code; topics have no code but their subtitle. */
function named<Table extends Named, Columns extends Record<string, PgColumn>>(
  { db, scope }: Call,
  { orgIds, orgCodes }: Query,
  table: Table,
  columns: Columns,
) {
  const code = 'code' in table ? table.code : table.subtitle;
  return db
    .select({ id: sql<string>`${table.id}`, ...columns })
    .from(table as PgTable)
    .where(and(eq(table.tenantId, scope.tenantId), or(inArray(table.id, orgIds), inArray(code, orgCodes))))
    .limit(orgIds.length + orgCodes.length);
}

type Named = PgTable & { tenantId: PgColumn; id: PgColumn } & ({ code: PgColumn } | { subtitle: PgColumn });

function goodsByIds({ db, scope }: Call, ids: string[]) {
  return db
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, scope.tenantId), inArray(goods.id, ids)));
}

/** Categories of goods whose name, in any language, occurs in the text. */
async function classificationsNamedIn({ db, scope }: Call, text: string): Promise<string[]> {
  const rows = await db
    .select({ id: classifications.id })
    .from(classifications)
    .where(
      and(
        eq(classifications.tenantId, scope.tenantId),
        eq(classifications.type, 'GOODS'),
        sql`exists (
          select from jsonb_each_text(${classifications.name}) as own
          where length(own.value) >= ${MIN_WORD} and position(lower(own.value) in ${text}) > 0)`,
      ),
    )
    .orderBy(desc(classifications.level), asc(classifications.id))
    .limit(MAX_CLASSIFICATIONS);
  return rows.map(({ id }) => id);
}

/** Lower-case texts of every language, separated so that no name matches across two. */
function textOf(texts: readonly object[]): string {
  return texts
    .flatMap((text) => Object.values(text) as string[])
    .join('\n')
    .toLowerCase();
}
