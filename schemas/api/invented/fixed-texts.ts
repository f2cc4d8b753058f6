import * as z from 'zod/mini';
import { fixedTextSchema } from '../../entities/fixed-text.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';

export const fixedText = endpoint({
  id: 'fixedText',
  method: 'GET',
  path: '/saas-content-service/api/fixed-texts/by-page',
  summary:
    'The shop’s own text of a fixed page, such as user-agreement; null while the built-in one stands there',
  query: z.object({ page: keySchema }),
  data: z.nullable(fixedTextSchema),
  auth: 'none',
  previewable: true,
});
