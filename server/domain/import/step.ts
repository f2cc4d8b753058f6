import type pg from 'pg';
import type { Db } from '../../platform/db/database.ts';
import type { SearchEntry } from '../search/entry.ts';
import type { Tenancy } from './changes.ts';
import type { ItemSummary } from './report.ts';

/**
 * Applies a part of a run; gives the tags of what changed and search entries whose words are due, and
 * false as `more` after the last part.
 */
export type Step = (
  tx: Db,
  now: Date,
) => Promise<{ tags?: readonly string[]; entries?: readonly SearchEntry[]; more: boolean }>;

/** A run that is applied. */
export type Applying = {
  db: Db;
  /** Connection of `db`. */
  client: pg.Client;
  tenancy: Tenancy;
  summary: ItemSummary;
  now: () => number;
  signal: AbortSignal | undefined;
  /** Called after every chunk with its number of items. */
  onChunk: (items: number) => void;
};
