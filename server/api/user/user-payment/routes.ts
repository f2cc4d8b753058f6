import { ownPaymentAccount, savePaymentAccount } from '#schemas/api/activities.ts';
import { AppError } from '#schemas/errors.ts';
import { route } from '../../route.ts';
import { accountOf, saveAccount } from './operations.ts';

export const userPaymentRoutes = [
  route(ownPaymentAccount, async (_, call) => accountOf(call)),
  route(savePaymentAccount, async ({ body }, call) => {
    const account = await saveAccount(call, body);
    if (!account) throw new AppError('UNAUTHORIZED');
    return account;
  }),
];
