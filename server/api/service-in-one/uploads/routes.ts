import { putUpload } from '#schemas/api/invented/uploads.ts';
import { presignUploads } from '#schemas/api/service-in-one.ts';
import { route } from '../../route.ts';
import { presign, receive } from './operations.ts';

export const uploadRoutes = [
  route(presignUploads, async ({ body }, call) => presign(call, body.files)),
  route(putUpload, async (input, call) => receive(call, input)),
];
