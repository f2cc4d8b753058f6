import type { Migration } from '#schemas/module/define.ts';

export const categoryTilesMigrations: Readonly<Record<number, Migration>> = {};
