import { z } from 'zod';
import { addBadLink, parseLink } from './link.ts';

/** Whether an image may be loaded from here: our own media, or https. */
export function isMediaUrl(value: string): boolean {
  const link = parseLink(value);
  return (
    (link?.kind === 'path' && link.href.startsWith('/media/')) ||
    (link?.kind === 'url' && link.href.startsWith('https:'))
  );
}

export const mediaUrlSchema = z.string().superRefine((url, ctx) => {
  if (!isMediaUrl(url)) addBadLink(ctx, url);
});
