import type { Migration } from '#schemas/module/define.ts';

export const shareInvitationMigrations: Readonly<Record<number, Migration>> = {};
