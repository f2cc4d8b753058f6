import type { PickKind } from '#schemas/entities/editor-pick.ts';
import type { Localized } from '#schemas/page/localized.ts';

/** Row of a pick: a thing that pages can show. */
export type PickRow = {
  kind: PickKind;
  code: string;
  alias: string;
  title: Localized<string>;
  picture: string | null;
  price: number | null;
  currency: string | null;
  platform: string | null;
  shown: boolean;
  /** Catalogue of a category, type of an activity. */
  variety?: string | null;
  /** Names of the categories above a category, from the top. */
  above?: Localized<string>[] | null;
  /** Time from which an activity runs. */
  startsAt?: Date | null;
  /** Time from which shoppers don't get it any more. */
  endsAt: Date | null;
  /** Whether it was never live. */
  isDraft?: boolean;
};
