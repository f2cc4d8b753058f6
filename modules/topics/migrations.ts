import type { Migration } from '#schemas/module/define.ts';

export const topicsMigrations: Readonly<Record<number, Migration>> = {};
