import * as z from 'zod/mini';
import { CONTENT_BULK } from '../../content-type/limits.ts';
import { loose } from '../../entities/wire.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';

/** Page, activity or content entry that uses something. */
const userSchema = loose({
  /** `page`, `activity`, or the content type. */
  kind: z.string(),
  id: z.string(),
  /** Title in the caller's language, or a page's path; empty for a type with one entry. */
  title: z.string(),
  /** Whether what shoppers see uses it, and whether the draft does. */
  live: z.boolean(),
  draft: z.boolean(),
  /** Whether it is an archived page. */
  archived: z.boolean(),
  /** The asked ids that it uses. */
  uses: z.array(z.string()),
});
export type Referrer = z.infer<typeof userSchema>;

export const usedOn = endpoint({
  id: 'usedOn',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/used-on',
  summary:
    'Pages, activities and content entries that use any of these pictures (`media`), pages (`page`) or entries of a content type, live ones first: the first 50 of `total`',
  body: z.object({
    kind: keySchema,
    ids: z.array(keySchema).check(z.minLength(1), z.maxLength(CONTENT_BULK)),
  }),
  data: loose({ total: z.int(), users: z.array(userSchema) }),
  auth: 'viewer',
  live: 'untouched',
  area: 'own',
  isFresh: true,
});
