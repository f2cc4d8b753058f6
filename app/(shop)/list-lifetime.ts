/** How long a list's page is kept, in seconds; a purge of what it shows comes first. */
export const LIST_LIFETIME = { maxAge: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
