import * as z from 'zod/mini';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { dealSchema } from './deal.ts';
import { tolerantArray } from './tolerant-array.ts';
import { entity, idSchema, maybe } from './wire.ts';

/** Titled group of deals on the home page: the tenant's collection (zbc), its exclusive deals (zbe), or any other. */
export const dealModuleSchema = entity('DealModule', {
  moduleId: idSchema,
  kind: tolerantEnum(['zbc', 'zbe', 'module']),
  label: maybe(z.string()),
  /** Background colours: two make a vertical gradient, four a horizontal and vertical blend. */
  backgroundColors: maybe(z.array(z.string())),
  deals: tolerantArray(dealSchema),
});
export type DealModule = z.infer<typeof dealModuleSchema>;
