/** Where LINE's website, or the app behind it, lets people send an address. */
export const LINE = 'https://social-plugins.line.me/lineit/share?url=';
