import type { Migration } from '#schemas/module/define.ts';

export const noticeMigrations: Readonly<Record<number, Migration>> = {};
