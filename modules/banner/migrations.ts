import type { Migration } from '#schemas/module/define.ts';

export const bannerMigrations: Readonly<Record<number, Migration>> = {};
