import { ownPaymentAccount, savePaymentAccount } from '#schemas/api/activities.ts';
import { AppError } from '#schemas/errors.ts';
import { accountOf, saveAccount } from '../../../../domain/activities/payment.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const userPaymentRoutes = ({ vault }: Services) => [
  route(ownPaymentAccount, async (_, call) => accountOf({ ...call, vault })),
  route(savePaymentAccount, async ({ body }, call) => {
    const account = await saveAccount({ ...call, vault }, body);
    if (!account) throw new AppError('UNAUTHORIZED');
    return account;
  }),
];
