import type { Migration } from '#schemas/module/define.ts';

export const contentListMigrations: Readonly<Record<number, Migration>> = {};
