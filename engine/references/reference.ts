import type { PickKind } from '#schemas/entities/editor-pick.ts';
import type { Path } from '#schemas/page/problem.ts';
import { STORABLE } from '#schemas/storable.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

/** Reference to a thing by its code, to a page by its path, or to a picture of our media by its address. */
export type Reference = { kind: PickKind | 'MEDIA'; id: string };

/** Reference with its place: a module of the page (empty without one) and the path of the field, joined by dots. */
export type PlacedReference = Reference & { node: string; field: string };

/** Part of the tenant that decides where a link leads. */
export type Site = Pick<TenantPublic, 'siteOrigin' | 'type'>;

/** Longest id, in UTF-16 units: no code, path or address of the shop is longer, and an index entry is limited. */
const MAX_ID = 300;

/** References at a place, each once, without those that nothing can have as its id. */
export function placed(node: string, path: Path, references: readonly Reference[]): PlacedReference[] {
  const byKey = new Map(references.map((each) => [`${each.kind} ${each.id}`, each]));
  const field = path.join('.');
  return [...byKey.values()]
    .filter(({ id }) => id !== '' && id.length <= MAX_ID && STORABLE.test(id))
    .map((reference) => ({ ...reference, node, field }));
}
