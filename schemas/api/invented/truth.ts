import * as z from 'zod/mini';
import { idSchema, instantSchema, loose } from '../../entities/wire.ts';
import { CLAIM_PLACES } from '../../enums/claim-place.ts';
import { endpoint } from '../endpoint.ts';

const value = z.union([z.string(), z.number()]);
const reportSchema = loose({
  /** The last audits, newest first. */
  audits: z.array(
    loose({
      at: instantSchema,
      items: z.int(),
      claims: z.int(),
      /** Claims that the recorded prices don't bear out. */
      wrong: z.int(),
      /** Number of parts of the catalogue, of which the audit read one. */
      parts: z.int(),
    }),
  ),
  /** The first hundred of the newest audit. */
  contradictions: z.array(
    loose({
      place: z.enum(CLAIM_PLACES),
      subject: z.enum(['goods', 'deal']),
      id: idSchema,
      /** Name of the product, and the currency of its prices. */
      name: z.string(),
      currency: z.string(),
      /** Kind of the claim, or the code of a label. */
      claim: z.string(),
      /** Shown and recorded value; prices in minor units, times in milliseconds. */
      said: value,
      recorded: value,
    }),
  ),
});
export type TruthReport = z.infer<typeof reportSchema>;
export type Contradiction = TruthReport['contradictions'][number];

export const truthReport = endpoint({
  id: 'truthReport',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/truth-audits',
  summary: 'Results of the last nightly audits of prices, with the contradictions of the newest',
  data: reportSchema,
  auth: 'editor',
  area: 'content',
  isFresh: true,
});
