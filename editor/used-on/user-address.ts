import type { Referrer } from '#schemas/api/invented/references.ts';
import { entryAddress } from '../kit/entry-address.ts';

const SECTIONS: Partial<Record<string, string>> = {
  page: '/editor/pages',
  activity: '/editor/activities',
};

/** Address of the screen where a page, an activity or a content entry is changed. */
export function userAddress({ kind, id }: Pick<Referrer, 'kind' | 'id'>): string {
  const section = SECTIONS[kind];
  return section ? `${section}/${encodeURIComponent(id)}` : entryAddress(kind, id);
}
