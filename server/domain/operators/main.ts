import { parseArgs } from 'node:util';
import { z } from 'zod';
import { OPERATOR_ROLES } from '#schemas/operator.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { readEnvironment } from '../../platform/env.ts';
import { messageOf } from '../../platform/error-parts.ts';
import { openTenantDirectory } from '../../platform/tenants/tenants.ts';
import { setInstanceOwner } from './instance-owners.ts';
import { resetOperator } from './reset-operator.ts';

const USAGE = `npm run operator -- --tenant ID --email ADDRESS [--role ${OPERATOR_ROLES.join('|')} | --instance-owner yes|no]`;

const argumentsSchema = z.object({
  tenant: z.string(),
  email: z.email().toLowerCase(),
  role: z.enum(OPERATOR_ROLES).default('owner'),
  'instance-owner': z.enum(['yes', 'no']).optional(),
});

/**
 * Runs `npm run operator`: makes an account a member with a new password (`resetOperator`), or a member an owner of the
 * instance.
 */
async function run(given: z.infer<typeof argumentsSchema>): Promise<void> {
  const { DATABASE_URL, DATA_DIR, PORT } = readEnvironment(process.env);
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const directory = await openTenantDirectory(
      database.db,
      () => PORT,
      () => undefined,
    );
    const scope = directory.byId(given.tenant);
    if (!scope) throw new Error(`There is no tenant ${given.tenant}.`);
    const { email, 'instance-owner': instance } = given;
    if (instance) return await setInstanceOwner(database.db, scope, { email, isOwner: instance === 'yes' });
    const password = await resetOperator(database.db, scope, given);
    const { siteOrigin } = scope.tenant;
    process.stdout.write(`Sign in to the editor: ${siteOrigin}/editor  ${given.email}  ${password}\n`);
  } finally {
    await database.close();
  }
}

try {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { tenant: text, email: text, role: text, 'instance-owner': text },
  });
  const parsed = argumentsSchema.safeParse(values);
  if (!parsed.success) throw new Error(`Usage: ${USAGE}`);
  await run(parsed.data);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
