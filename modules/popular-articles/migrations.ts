import type { Migration } from '#schemas/module/define.ts';

export const popularArticlesMigrations: Readonly<Record<number, Migration>> = {};
