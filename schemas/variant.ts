import type { Language } from './constants.ts';

/** The traits of a request that select what is rendered; together with the path they are the page cache's key. */
export type Variant = {
  tenantId: string;
  lang: Language;
  terminal: 'h5' | 'app';
  device: 'phone' | 'desktop';
};
