import * as z from 'zod/mini';
import { goodsSchema } from '../../entities/goods.ts';
import { pickedContentSchema } from '../../entities/picked-content.ts';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { CONTENT_KINDS } from '../../enums/content.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { keysSchema } from '../request.ts';

export const goodsByCodes = endpoint({
  id: 'goodsByCodes',
  method: 'POST',
  path: '/saas-low-code-service/api/picks/goods',
  summary: 'The goods of a COMMODITY_RELATION, in its order; those that have left the catalogue are left out',
  body: z.object({ codes: keysSchema }),
  data: tolerantArray(goodsSchema),
  auth: 'none',
  previewable: true,
});

/** Code of a topic is its subtitle. */
export const contentsByCodes = endpoint({
  id: 'contentsByCodes',
  method: 'POST',
  path: '/saas-low-code-service/api/picks/contents',
  summary: 'The contents of a RELATED_CONTENTS, in its order; those that aren’t public are left out',
  body: z.object({
    items: z.array(z.object({ type: z.enum(CONTENT_KINDS), code: keySchema })).check(z.maxLength(100)),
  }),
  data: tolerantArray(pickedContentSchema),
  auth: 'visitor',
  previewable: true,
});
