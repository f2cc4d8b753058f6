import { publicKey, secretKeys } from '#schemas/api/integration.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const secretKeyRoutes = ({ encryption }: Services) => [
  route(secretKeys, (_, { scope }) => encryption.newKey(scope.tenantId)),
  route(publicKey, (_, { scope }, { isApp }) =>
    encryption.publicKey(isApp && scope.tenant.takesOriginalEncryption === true),
  ),
];
