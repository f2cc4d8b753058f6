import * as z from 'zod/mini';
import { entity } from './wire.ts';

/** How often something happened; `name` is what it is called, else its id. */
const tallySchema = z.object({ id: z.string(), name: z.string(), count: z.int() });
export type Tally = z.infer<typeof tallySchema>;

const figuresShape = { visits: z.int(), visitors: z.int(), views: z.int(), outbound: z.int() };

/** What visitors of a tenant did in some days, by the tenant's own days. */
export const visitReportSchema = entity('VisitReport', {
  /** Who came on two days counts once here, and on each day below. */
  total: z.object(figuresShape),
  /** Days without any visit aren't in it. */
  days: z.array(z.object({ day: z.string(), ...figuresShape })),
  sources: z.array(tallySchema),
  events: z.array(tallySchema),
  pages: z.array(tallySchema),
  modules: z.array(tallySchema),
  deals: z.array(tallySchema),
  outbound: z.array(tallySchema),
  /** What became of the beacons of all languages and terminals, by days of UTC. */
  beacons: z.array(tallySchema),
});
export type VisitReport = z.infer<typeof visitReportSchema>;
