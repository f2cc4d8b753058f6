import type { Migration } from '#schemas/module/define.ts';

export const articleCategoriesMigrations: Readonly<Record<number, Migration>> = {};
