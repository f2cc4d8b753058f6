import { z } from 'zod';
import { codeSchema } from '#schemas/fields/content-relation.ts';
import { pictureValue } from '#schemas/fields/picture.ts';
import { localized } from '#schemas/page/localized.ts';

export const MAX_BOARDS = 20;

export const leaderboardStripSchema = z.object({
  boards: z
    .array(z.object({ code: codeSchema }))
    .max(MAX_BOARDS)
    .default([]),
  /** Title picture before the boards, with its text in Thai and in English. */
  cover: localized(pictureValue).default({}),
});

export type LeaderboardStripProps = z.infer<typeof leaderboardStripSchema>;

export const leaderboardStripDefaults: LeaderboardStripProps = { boards: [], cover: {} };
