import type { Migration } from '#schemas/module/define.ts';

export const recommendedArticlesMigrations: Readonly<Record<number, Migration>> = {};
