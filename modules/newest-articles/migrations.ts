import type { Migration } from '#schemas/module/define.ts';

export const newestArticlesMigrations: Readonly<Record<number, Migration>> = {};
