import type { Migration } from '#schemas/module/define.ts';

export const goodsListMigrations: Readonly<Record<number, Migration>> = {};
