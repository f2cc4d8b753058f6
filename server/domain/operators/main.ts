import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createToken } from '#schemas/api/invented/tokens.ts';
import { OPERATOR_ROLES, SCOPES } from '#schemas/operator.ts';
import { type Db, openDatabase } from '../../platform/db/database.ts';
import { readEnvironment } from '../../platform/env.ts';
import { messageOf } from '../../platform/error-parts.ts';
import { openTenantDirectory, type TenantScope } from '../../platform/tenants/tenants.ts';
import { setInstanceOwner } from './instance-owners.ts';
import { resetOperator } from './reset-operator.ts';
import { createFirstToken } from './tokens/first-token.ts';

const USAGE = `npm run operator -- --tenant ID --email ADDRESS [--role ${OPERATOR_ROLES.join('|')} | --instance-owner yes|no]
npm run operator -- token --tenant ID --email OWNER --name NAME --scopes SCOPE,SCOPE --days NUMBER
Scopes: ${SCOPES.join(' ')}`;

const tokenBody = createToken.body.shape;
const targetSchema = z.object({ tenant: z.string(), email: z.email().toLowerCase() });
const memberSchema = targetSchema.extend({
  role: z.enum(OPERATOR_ROLES).default('owner'),
  'instance-owner': z.enum(['yes', 'no']).optional(),
});
const tokenSchema = targetSchema.extend({
  name: tokenBody.name,
  scopes: z
    .string()
    .transform((list) => list.split(','))
    .pipe(tokenBody.scopes),
  days: z.coerce.number().pipe(tokenBody.days),
});

/** Makes an account a member with a new password (`resetOperator`), or a member an owner of the instance. */
async function changeMember(db: Db, scope: TenantScope, given: z.infer<typeof memberSchema>): Promise<void> {
  const { email, 'instance-owner': instance } = given;
  if (instance) return setInstanceOwner(db, scope, { email, isOwner: instance === 'yes' });
  const password = await resetOperator(db, scope, given);
  process.stdout.write(`Sign in to the editor: ${scope.tenant.siteOrigin}/editor  ${email}  ${password}\n`);
}

/** Creates an API token in the name of an owner and prints it, this once. */
async function printToken(db: Db, scope: TenantScope, given: z.infer<typeof tokenSchema>): Promise<void> {
  process.stdout.write(`${await createFirstToken(db, scope, given)}\n`);
}

/** Runs one command over the database of the environment, for a tenant. @throws Error if the tenant is unknown */
async function withTenant(id: string, run: (db: Db, scope: TenantScope) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR, PORT } = readEnvironment(process.env);
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const directory = await openTenantDirectory(
      database.db,
      () => PORT,
      () => undefined,
    );
    const scope = directory.byId(id);
    if (!scope) throw new Error(`There is no tenant ${id}.`);
    await run(database.db, scope);
  } finally {
    await database.close();
  }
}

/** Options checked by a schema. @throws Error with the usage */
function checked<T>(schema: z.ZodType<T>, values: unknown): T {
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw new Error(`Usage: ${USAGE}`);
  return parsed.data;
}

const text = { type: 'string' } as const;
const TARGET = { tenant: text, email: text };

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'token') {
    const { values } = parseArgs({
      args: rest,
      options: { ...TARGET, name: text, scopes: text, days: text },
    });
    const given = checked(tokenSchema, values);
    await withTenant(given.tenant, (db, scope) => printToken(db, scope, given));
  } else {
    const { values } = parseArgs({ options: { ...TARGET, role: text, 'instance-owner': text } });
    const given = checked(memberSchema, values);
    await withTenant(given.tenant, (db, scope) => changeMember(db, scope, given));
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
