import type { CachedPage, PageKey } from './page-cache.ts';

/** Key of the home page of zest, in Thai on a phone. */
export const pageKey = (over: Partial<PageKey> = {}): PageKey => ({
  tenantId: 'zest',
  lang: 'th',
  terminal: 'h5',
  device: 'phone',
  path: '/',
  rsc: false,
  traits: '',
  ...over,
});

/** Page with this text. */
export const cachedPage = (text: string, over: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  contentType: 'text/html',
  body: Buffer.from(text),
  copies: {},
  policy: '',
  etag: `W/"${text}"`,
  tags: ['t:zest', 'zest:page:home'],
  traits: [],
  lifetime: { maxAge: 10, staleWhileRevalidate: 100, staleIfError: 1_000 },
  ...over,
});
