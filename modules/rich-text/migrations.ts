import type { Migration } from '#schemas/module/define.ts';

export const richTextMigrations: Readonly<Record<number, Migration>> = {};
