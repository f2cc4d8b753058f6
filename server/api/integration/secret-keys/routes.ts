import { publicKey, secretKeys } from '#schemas/api/integration.ts';
import { route } from '../../route.ts';

export const secretKeyRoutes = [
  route(secretKeys, (_, { encryption, scope }) => encryption.newKey(scope.tenantId)),
  route(publicKey, (_, { encryption, scope, isApp }) =>
    encryption.publicKey(isApp && scope.tenant.takesOriginalEncryption === true),
  ),
];
