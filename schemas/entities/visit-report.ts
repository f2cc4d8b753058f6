import * as z from 'zod/mini';
import { entity } from './wire.ts';

/** Count of a value; `name` is its readable name, else its id. */
const tallySchema = z.object({ id: z.string(), name: z.string(), count: z.int() });
export type Tally = z.infer<typeof tallySchema>;

const figuresShape = { visits: z.int(), visitors: z.int(), views: z.int(), outbound: z.int() };

/** Report of visits to a tenant, by days in the tenant's time zone. */
export const visitReportSchema = entity('VisitReport', {
  /** Totals of the period: a visitor on two days counts once here, and on each day below. */
  total: z.object(figuresShape),
  /** Figures by day; days without any visit are left out. */
  days: z.array(z.object({ day: z.string(), ...figuresShape })),
  sources: z.array(tallySchema),
  events: z.array(tallySchema),
  pages: z.array(tallySchema),
  modules: z.array(tallySchema),
  deals: z.array(tallySchema),
  outbound: z.array(tallySchema),
  /** Outcomes of the beacons of all languages and terminals, by days of UTC. */
  beacons: z.array(tallySchema),
});
export type VisitReport = z.infer<typeof visitReportSchema>;
