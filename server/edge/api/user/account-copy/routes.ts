import { ownCopy } from '#schemas/api/invented/member-sessions.ts';
import { copyAccount } from '../../../../domain/account-copy/copy-account.ts';
import { streamRoute } from '../../route.ts';
import type { Services } from '../../services.ts';

export const accountCopyRoutes = ({ vault }: Services) => [
  streamRoute(ownCopy, async (_, call) => copyAccount({ ...call, vault })),
];
