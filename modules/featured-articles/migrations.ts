import type { Migration } from '#schemas/module/define.ts';

export const featuredArticlesMigrations: Readonly<Record<number, Migration>> = {};
