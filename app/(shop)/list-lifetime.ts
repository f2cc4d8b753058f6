/** Lifetime of a list's page, in s; a purge of its entries comes first. */
export const LIST_LIFETIME = { maxAge: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
