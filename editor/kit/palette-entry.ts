import type { Ranked } from './rank.ts';

/** Thing that Ctrl+K does or opens: a command, or a link, which can be opened in a tab of its own, too. */
export type Entry = Ranked & { key: string } & ({ run: () => void } | { href: string });

/** Results of one source, which may be those of an earlier search. */
export type Found = { entries: Entry[]; isStale: boolean };

/** Section of the search's results. */
export type Source = {
  title: string;
  entries: Entry[];
  /** True for results that never take Enter from the others, such as those that arrive later. */
  isLate?: boolean;
  /** True while the results are those of an earlier search. */
  isStale?: boolean;
  /** True for what is listed without a search, too. */
  isLibrary?: boolean;
};
