import * as z from 'zod/mini';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { loose } from '../../entities/wire.ts';
import { endpoint } from '../endpoint.ts';
import { keywordSchema } from '../request.ts';

/**
 * Sub-district of Thailand, by its code of six digits, with its names, its district and province, and its postal codes.
 */
const areaSchema = loose({
  code: z.string(),
  subDistrict: z.string(),
  district: z.string(),
  province: z.string(),
  /** Postal codes of five digits; with several, the right one depends on the street. */
  postalCodes: tolerantArray(z.string()),
});
export type FoundArea = z.infer<typeof areaSchema>;

export const searchAddresses = endpoint({
  id: 'searchAddresses',
  method: 'GET',
  path: '/saas-user-service/addresses/search',
  summary:
    'Sub-districts of Thailand by a part of their address in Thai or English, or by postal code; names are in Thai, in other languages in English',
  query: z.object({
    keyword: keywordSchema,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 10),
  }),
  data: tolerantArray(areaSchema),
  auth: 'none',
  silent: true,
});
