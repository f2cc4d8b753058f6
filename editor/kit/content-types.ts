import { createContext, useContext } from 'react';
import {
  CONTENT_GROUPS,
  type ContentManifest,
  type ContentType,
  findContentType,
} from '#schemas/content-type/define.ts';
import type { PickKind } from '#schemas/entities/editor-pick.ts';

/** Content types of this product, handed in by the app: the editor knows none by itself. */
export const ContentTypes = createContext<ContentManifest>({});

/** Type of that name; undefined for an unknown one. */
export function useContentType(type: string): ContentType | undefined {
  return findContentType(useContext(ContentTypes), type);
}

/** Groups that have types, in their order. */
export function useContentGroups(): { group: (typeof CONTENT_GROUPS)[number]; types: ContentType[] }[] {
  const types = Object.values(useContext(ContentTypes));
  return CONTENT_GROUPS.map((group) => ({
    group,
    types: types.filter((type) => type.group === group),
  })).filter((one) => one.types.length > 0);
}

/** Type whose entries have ids that are the codes of that kind of pick. */
export function usePickedType(): (kind: PickKind) => ContentType | undefined {
  const types = useContext(ContentTypes);
  return (kind) => Object.values(types).find(({ pick }) => pick === kind);
}
