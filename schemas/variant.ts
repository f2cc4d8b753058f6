import type { Language } from './constants.ts';

/** Traits of a request that select the render; with the path they are the page cache's key. */
export type Variant = {
  tenantId: string;
  lang: Language;
  terminal: 'h5' | 'app';
  device: 'phone' | 'desktop';
};

/** Traits beyond the variant that a page's rules may use. They split the cache only for pages that use them. */
export type Traits = {
  audience: 'guest' | 'member';
  /** Version of the native app, such as `3.2.0`. */
  appVersion?: string | undefined;
};
