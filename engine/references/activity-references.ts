import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import type { Path } from '#schemas/page/problem.ts';
import { picture } from './field-references.ts';
import { type PlacedReference, placed, type Site } from './reference.ts';

/** References of an activity: its picture, and those of its prizes and badges. */
export function activityReferences(draft: ActivityDraft, site: Site): PlacedReference[] {
  const { lottery, badges = [] } = draft;
  const shown: [Path, string | undefined][] = [
    [['picture'], draft.picture],
    ...(lottery?.prizes ?? []).map((prize): [Path, string | undefined] => [
      ['prizes', prize.id],
      prize.picture,
    ]),
    ...badges.map((badge): [Path, string | undefined] => [['badges', badge.id], badge.picture]),
  ];
  return shown.flatMap(([path, url]) => placed('', path, picture(url, site)));
}
