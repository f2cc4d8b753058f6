import * as z from 'zod/mini';
import { sourceItemsSchema } from '../../entities/source-item.ts';
import { anySourceSchema, SOURCE_KINDS } from '../../source.ts';
import { endpoint } from '../endpoint.ts';

export const sourceItems = endpoint({
  id: 'sourceItems',
  method: 'POST',
  path: '/saas-low-code-service/api/sources/items',
  summary: 'Things that a module’s source shows now: picked by hand, of a list, or of a query',
  body: z.object({
    kind: z.enum(SOURCE_KINDS),
    source: anySourceSchema,
    /** Whether to count the matches, up to a thousand. */
    isCounted: z._default(z.boolean(), false),
  }),
  data: sourceItemsSchema,
  auth: 'visitor',
  previewable: true,
});
