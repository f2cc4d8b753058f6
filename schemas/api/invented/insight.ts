import * as z from 'zod/mini';
import { moduleInsightSchema } from '../../entities/module-insight.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from '../request.ts';

const nodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const collectModuleEvents = endpoint({
  id: 'collectModuleEvents',
  method: 'POST',
  path: '/saas-low-code-service/api/insight/collect',
  summary: 'Counts that modules of a published page were seen and clicked, each module once',
  body: z.object({
    page: keySchema,
    events: z
      .array(z.object({ node: nodeSchema, kind: z.enum(['impression', 'click']) }))
      .check(z.maxLength(50)),
  }),
  data: z.null(),
  auth: 'none',
  silent: true,
  limit: { calls: 120, per: 'minute' },
});

export const pageInsight = endpoint({
  id: 'pageInsight',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/insight',
  summary: 'How often each module of a page was seen and clicked during the last `days`',
  params: byId,
  query: z.object({
    days: z._default(z.coerce.number<number | string>().check(z.int32(), z.minimum(1), z.maximum(90)), 7),
  }),
  data: z.array(moduleInsightSchema),
  auth: 'viewer',
  area: 'pages',
});
