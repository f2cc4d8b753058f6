import type { Migration } from '#schemas/module/define.ts';

export const recommendedDealsMigrations: Readonly<Record<number, Migration>> = {};
