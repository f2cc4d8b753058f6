import * as z from 'zod';
import { addProblem } from '../page/problem.ts';
import { parseLink } from './link.ts';
import { isMediaUrl } from './media-url.ts';

/** Link that `parseLink` accepts, as written. */
export const linkSchema = linkThat((link) => parseLink(link) !== null);

export const mediaUrlSchema = linkThat(isMediaUrl);

function linkThat(isAllowed: (link: string) => boolean) {
  return z.string().superRefine((link, ctx) => {
    if (!isAllowed(link))
      addProblem(ctx, { code: 'BAD_LINK', path: [], params: { link: link.slice(0, 100) } });
  });
}
