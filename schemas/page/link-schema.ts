import * as z from 'zod';
import { parseLink } from '../content/link.ts';
import { isMediaUrl } from '../content/media-url.ts';
import { addProblem } from './problem.ts';

/** Link that `parseLink` accepts, as written. */
export const linkSchema = linkThat((link) => parseLink(link) !== null);

export const mediaUrlSchema = linkThat(isMediaUrl);

function linkThat(isAllowed: (link: string) => boolean) {
  return z.string().superRefine((link, ctx) => {
    if (!isAllowed(link))
      addProblem(ctx, { code: 'BAD_LINK', path: [], params: { link: link.slice(0, 100) } });
  });
}
