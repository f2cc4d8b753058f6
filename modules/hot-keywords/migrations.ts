import type { Migration } from '#schemas/module/define.ts';

export const hotKeywordsMigrations: Readonly<Record<number, Migration>> = {};
