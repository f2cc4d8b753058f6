import type { Migration } from '#schemas/module/define.ts';

export const dealsMigrations: Readonly<Record<number, Migration>> = {};
