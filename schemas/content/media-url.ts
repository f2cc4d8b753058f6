import { parseLink } from './link.ts';

/** True if an image may be loaded from here: our own media, or https. */
export function isMediaUrl(value: string): boolean {
  const link = parseLink(value);
  return (
    (link?.kind === 'path' && link.href.startsWith('/media/')) ||
    (link?.kind === 'url' && link.href.startsWith('https:'))
  );
}
