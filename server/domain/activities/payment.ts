import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { savePaymentAccount } from '#schemas/api/activities.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { parseMobile } from '#schemas/credentials.ts';
import type { PaymentAccount } from '#schemas/entities/bonus.ts';
import { AppError } from '#schemas/errors.ts';
import { PHONE } from '#schemas/member-constants.ts';
import type { MemberCall } from '../../platform/call.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import type { Vault } from '../../platform/encryption/vault.ts';
import { phoneRulesOf } from '../members/i18n.ts';
import { maskName } from '../members/mask.ts';
import { lockMember } from './earn-chances.ts';
import { paymentAccounts } from './schema.ts';
import { activityOf } from './state.ts';

type Input = EndpointInput<typeof savePaymentAccount>['body'];
const sealedSchema = z.object({ accountNumber: z.string(), accountName: z.string() });

/** Payment account of the member, masked. */
export async function accountOf(call: MemberCall & { vault: Vault }): Promise<PaymentAccount | null> {
  const { tenantId } = call.scope;
  const [row] = await call.db
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.tenantId, tenantId), eq(paymentAccounts.memberId, call.member.id)));
  if (!row) return null;
  const account = z.parse(sealedSchema, await call.vault.open(placeOf(call), row.account));
  return {
    method: row.method,
    bankCode: row.bankCode ?? undefined,
    maskedNumber: `•••${account.accountNumber.slice(-4)}`,
    maskedName: account.accountName.split(/\s+/).map(maskName).join(' '),
    updateTime: row.updatedAt.getTime(),
  };
}

/**
 * Stores the payment account. @throws AppError NOT_FOUND without such a bonus, ACCOUNT_NUMBER_INVALID,
 * VALIDATION_FAILED without a bank
 */
export async function saveAccount(
  call: MemberCall & { vault: Vault },
  input: Input,
): Promise<PaymentAccount | null> {
  const { tenantId } = call.scope;
  const memberId = call.member.id;
  await activityOf(call.db, call, input.activityId, 'BONUS');
  const { method, accountName } = input;
  if (method === 'BANK' && input.bankCode === undefined)
    throw new AppError('VALIDATION_FAILED', { field: 'bankCode' });
  const account = await call.vault.seal(placeOf(call), { accountNumber: numberOf(call, input), accountName });
  const row = {
    tenantId,
    memberId,
    method,
    account,
    bankCode: method === 'BANK' ? input.bankCode : null,
    updatedAt: new Date(call.now()),
  };
  await call.db.transaction(async (tx) => {
    if (!(await lockMember(tx, tenantId, memberId))) throw new AppError('UNAUTHORIZED');
    await tx
      .insert(paymentAccounts)
      .values(row)
      .onConflictDoUpdate({
        target: [paymentAccounts.tenantId, paymentAccounts.memberId],
        set: everyColumn(paymentAccounts),
      });
  });
  return accountOf(call);
}

/** Digits of the account number. @throws AppError ACCOUNT_NUMBER_INVALID */
function numberOf(call: MemberCall, { method, accountNumber }: Input): string {
  const digits = accountNumber.replaceAll(/[\s-]/g, '');
  if (method === 'BANK' && /^\d{8,15}$/.test(digits)) return digits;
  const mobile = parseMobile(phoneRulesOf(call), PHONE.defaultAreaCode, digits);
  if (method === 'PROMPTPAY' && mobile) return `0${mobile.mobile}`;
  if (method === 'PROMPTPAY' && isIdentityNumber(digits)) return digits;
  throw new AppError('ACCOUNT_NUMBER_INVALID');
}

/** Whether the digits are a valid number of a Thai identity card: thirteen, the last of which is a check digit. */
function isIdentityNumber(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

const placeOf = ({ scope, member }: MemberCall) =>
  ({ tenantId: scope.tenantId, memberId: member.id, kind: 'account' }) as const;
