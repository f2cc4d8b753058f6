import type { Migration } from '#schemas/module/define.ts';

export const navigationTabsMigrations: Readonly<Record<number, Migration>> = {};
