import { putUpload } from '#schemas/api/invented/uploads.ts';
import { presignUploads } from '#schemas/api/service-in-one.ts';
import { presign, receive } from '../../../../domain/members/presigned-uploads.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const uploadRoutes = ({ uploads }: Services) => [
  route(presignUploads, async ({ body }, call) => presign({ ...call, uploads }, body.files)),
  route(putUpload, async (input, call) => receive({ ...call, uploads }, input)),
];
