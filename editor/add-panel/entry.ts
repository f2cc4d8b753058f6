import type { Ranked } from './rank.ts';

/** Thing that Ctrl+K does or opens. */
export type Entry = Ranked & { key: string; run: () => void };

/** Results of one source, which may be those of an earlier search. */
export type Found = { entries: Entry[]; isStale: boolean };
