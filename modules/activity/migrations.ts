import type { Migration } from '#schemas/module/define.ts';

export const activityModuleMigrations: Readonly<Record<number, Migration>> = {};
