import type { Migration } from '#schemas/module/define.ts';

export const dailySpecialMigrations: Readonly<Record<number, Migration>> = {};
