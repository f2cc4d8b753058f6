import type { Migration } from '#schemas/module/define.ts';

export const alertSignUpMigrations: Readonly<Record<number, Migration>> = {};
