import * as z from 'zod/mini';
import { LARGEST_UPLOAD, UPLOAD_TYPES } from '../../uploads.ts';
import { endpoint } from '../endpoint.ts';

const wholeNumber = z.string().check(z.regex(/^\d{1,15}$/));

export const putUpload = endpoint({
  id: 'putUpload',
  method: 'PUT',
  path: '/service-in-one/upload/files/{id}',
  summary:
    'Takes the picture that its presigned address is for; it is drawn anew as WebP before it is stored',
  params: z.object({ id: z.string().check(z.regex(/^[a-f0-9]{24}$/)) }),
  query: z.object({
    contentType: z.enum(UPLOAD_TYPES),
    size: wholeNumber,
    expireTime: wholeNumber,
    signature: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
  file: { maxBytes: LARGEST_UPLOAD },
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
  silent: true,
});
