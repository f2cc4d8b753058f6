import type { Migration } from '#schemas/module/define.ts';

export const leaderboardStripMigrations: Readonly<Record<number, Migration>> = {};
