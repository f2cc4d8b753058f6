import { serverInfoSchema } from '../entities/clock-info.ts';
import { endpoint } from './endpoint.ts';

export const serverInfo = endpoint({
  id: 'serverInfo',
  method: 'GET',
  path: '/saas-user-service/common/base/info',
  summary: 'The server’s clock',
  data: serverInfoSchema,
  auth: 'none',
  silent: true,
});
