import { z } from 'zod';

export const ownPartSchema = z.object({});

export type OwnPartProps = z.infer<typeof ownPartSchema>;

export const ownPartDefaults: OwnPartProps = {};
