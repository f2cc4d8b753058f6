import { z } from 'zod';

export const dealsSchema = z.object({
  /** A deal module's id; `zbc` and `zbe` also name the tenant's collection and its exclusive deals. */
  moduleId: z.string().max(128).default(''),
});

export type DealsProps = z.infer<typeof dealsSchema>;

export const dealsDefaults: DealsProps = { moduleId: '' };
