/** Address at which LINE's website, or its app, shares an address. */
export const LINE = 'https://social-plugins.line.me/lineit/share?url=';
