import * as z from 'zod/mini';
import { pageFactsSchema } from '../../entities/page-facts.ts';
import { endpoint } from '../endpoint.ts';
import { byId, versionNumber } from '../request.ts';

/** Facts that the document alone doesn't contain. With them and `checkPage` the editor gets the server's findings. */
export const pageChecks = endpoint({
  id: 'pageChecks',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/checks',
  summary:
    'Facts that the check before publishing needs beyond the draft, which is at revision `rev`, or beyond a `version`',
  params: byId,
  query: z.object({ version: z.optional(versionNumber) }),
  data: z.object({ rev: z.int(), facts: pageFactsSchema }),
  auth: 'viewer',
  area: 'pages',
});
