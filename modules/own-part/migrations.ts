import type { Migration } from '#schemas/module/define.ts';

export const ownPartMigrations: Readonly<Record<number, Migration>> = {};
