import type { Migration } from '#schemas/module/define.ts';

export const brandsMigrations: Readonly<Record<number, Migration>> = {};
