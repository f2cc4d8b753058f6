import { and, desc, eq, inArray } from 'drizzle-orm';
import { changeLeaves, type Leaves, valuesOf } from '#engine/content/leaves.ts';
import { dashName } from '#locales/format/slug.ts';
import type { PickKind } from '#schemas/entities/editor-pick.ts';
import { pictureValue } from '#schemas/fields/picture.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { contentDrafts } from '../../content/schema.ts';
import { storedType } from '../../content/stores/all.ts';
import type { PickRow } from './pick-row.ts';

type Drafted = {
  type: string;
  /** Whether a draft of the type is of the kind. */
  isKind?: (leaves: Leaves) => boolean;
  /** Code that the entry will have; its id if left out, undefined while it can't be known. */
  code?: (leaves: Leaves) => string | undefined;
};

const subtitleOf = ({ subtitle }: Leaves) => (typeof subtitle === 'string' ? subtitle : undefined);

/** Content types with drafts whose entries can be picked, by the kind of pick. */
const DRAFTED: Partial<Record<PickKind, Drafted>> = {
  ARTICLE: { type: 'articles', isKind: ({ type }) => type === 'ARTICLE' },
  NOTE: { type: 'articles', isKind: ({ type }) => type === 'NOTE' },
  TOPIC: { type: 'topics', code: subtitleOf },
  BOARD: { type: 'leaderboards' },
  DEAL_MODULE: { type: 'deal-lists', isKind: ({ kind }) => kind === 'module' },
};

/** Number of drafts of a type that are offered: those changed last. */
const MAX_DRAFTS = 100;

/** Entries that aren't live yet, so that a page can show them before the release that makes all of it live. */
export async function newDrafts(
  { db, scope }: Pick<OperatorCall, 'db' | 'scope'>,
  kinds: readonly PickKind[],
): Promise<PickRow[]> {
  const types = [...new Set(kinds.flatMap((kind) => DRAFTED[kind]?.type ?? []))];
  if (types.length === 0) return [];
  const drafts = await db
    .select({ type: contentDrafts.type, id: contentDrafts.id, changes: contentDrafts.changes })
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.tenantId, scope.tenantId),
        inArray(contentDrafts.type, types),
        eq(contentDrafts.isNew, true),
      ),
    )
    .orderBy(desc(contentDrafts.updatedAt), contentDrafts.id)
    .limit(MAX_DRAFTS * types.length);
  const entries = drafts.map(({ changes, ...draft }) => ({ ...draft, leaves: changeLeaves({}, changes) }));
  return kinds.flatMap((kind) => {
    const of = DRAFTED[kind];
    return entries
      .filter(({ type, leaves }) => type === of?.type && (of.isKind?.(leaves) ?? true))
      .flatMap(({ type, id, leaves }) => {
        const code = of?.code ? of.code(leaves) : id;
        return code === undefined ? [] : [rowOf(kind, type, code, leaves)];
      });
  });
}

function rowOf(kind: PickKind, typeName: string, code: string, leaves: Leaves): PickRow {
  const { type } = storedType(typeName);
  const values = valuesOf(type, leaves);
  const picture = pictureValue.safeParse(values.cover).data?.url ?? null;
  const title = (values[type.title] ?? {}) as Localized<string>;
  const alias = kind === 'TOPIC' ? dashName(code) : code;
  const bare = { price: null, currency: null, platform: null, endsAt: null };
  return { kind, code, alias, title, picture, ...bare, shown: false, isDraft: true };
}
