import * as z from 'zod/mini';
import { loose, maybe } from '../entities/wire.ts';
import { mappingSchema } from './mapping.ts';
import { causeSchema, fieldWarningSchema, IDS_FROM } from './run.ts';

const counted = loose({ name: z.string(), count: z.int() });

/** Item that a row becomes, as far as a card shows it; prices in the currency's minor units. */
const previewSchema = loose({
  platform: z.string(),
  itemId: z.string(),
  title: z.string(),
  price: z.int(),
  maxPrice: z.nullable(z.int()),
  originalPrice: z.nullable(z.int()),
  currency: z.string(),
  picture: z.nullable(z.string()),
  url: z.string(),
  brand: maybe(z.string()),
  categories: z.array(z.string()),
  availability: z.string(),
});

const inspectedRowSchema = loose({
  line: z.int(),
  /** Text of each column that the row has; long ones are cut. */
  values: z.record(z.string(), z.string()),
  item: z.nullable(previewSchema),
  problem: z.nullable(
    loose({ code: z.string(), message: z.string(), detail: z.string(), cause: maybe(causeSchema) }),
  ),
  warnings: z.array(fieldWarningSchema),
});

/** Inspection of a feed's file: its kind, and what its first rows become. */
export const inspectionSchema = loose({
  /** Upload that holds the inspected file: an address's is inspected again without fetching it. */
  uploadId: z.string(),
  kind: z.string(),
  encoding: z.string(),
  delimiter: z.nullable(z.string()),
  /** Format chosen or recognised. */
  format: z.string(),
  columns: z.array(z.string()),
  /** Mapping in use: the given one, or the suggested one of a generic file. */
  mapping: z.nullable(mappingSchema),
  /** Columns that no field comes from. */
  unmapped: z.array(z.string()),
  /** Required fields that come from no column and no default. */
  lacking: z.array(z.string()),
  rows: z.array(inspectedRowSchema),
  idsFrom: z.enum(IDS_FROM),
  /** Number of rows read for the counts, at most 1,000, and of those that were refused. */
  read: z.int(),
  rejected: z.int(),
  /** Number of those rows whose currency nobody states. */
  assumedCurrency: z.int(),
  categories: z.array(counted),
  brands: z.array(counted),
});
export type Inspection = z.infer<typeof inspectionSchema>;
