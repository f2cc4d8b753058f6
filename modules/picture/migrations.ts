import type { Migration } from '#schemas/module/define.ts';

export const pictureMigrations: Readonly<Record<number, Migration>> = {};
