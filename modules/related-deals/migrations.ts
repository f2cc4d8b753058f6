import type { Migration } from '#schemas/module/define.ts';

export const relatedDealsMigrations: Readonly<Record<number, Migration>> = {};
