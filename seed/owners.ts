import { randomBytes } from 'node:crypto';
import { addMember, createAccount } from '#server/domain/operators/accounts.ts';
import type { Db } from '#server/platform/db/database.ts';
import { TENANTS } from './tenants.ts';

export type SeedOwner = { host: string; email: string; password: string };

/** Creates one owner for each demonstration tenant; the first one owns the instance too. */
export async function seedOwners(db: Pick<Db, 'insert'>, password: string | undefined): Promise<SeedOwner[]> {
  const owners: SeedOwner[] = [];
  for (const { id, hosts, name } of TENANTS) {
    const owner = {
      host: hosts[0] ?? id,
      email: `owner@${id}.example`,
      password: password ?? randomBytes(12).toString('base64url'),
    };
    const account = await createAccount(db, {
      ...owner,
      name: `${name.en} Owner`,
      isInstanceOwner: owners.length === 0,
    });
    await addMember(db, id, account.id, 'owner');
    owners.push(owner);
  }
  return owners;
}

/** Prints the owners' first sign-in data on standard output: once, and never in the log. */
export function announceOwners(port: number) {
  return (owners: readonly SeedOwner[]): void => {
    for (const { host, email, password } of owners)
      process.stdout.write(`Sign in to the editor: http://${host}:${port}/editor  ${email}  ${password}\n`);
  };
}
