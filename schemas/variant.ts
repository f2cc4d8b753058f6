import type { Language } from './constants.ts';

/** The traits of a request that select what is rendered; together with the path they are the page cache's key. */
export type Variant = {
  tenantId: string;
  lang: Language;
  terminal: 'h5' | 'app';
  device: 'phone' | 'desktop';
};

/** Traits that a page's rules may ask about beyond the variant. They split the cache only for pages that use them. */
export type Traits = {
  audience: 'guest' | 'member';
  /** Of the native app, such as `3.2.0`. */
  appVersion?: string | undefined;
};
