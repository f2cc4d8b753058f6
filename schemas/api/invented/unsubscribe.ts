import * as z from 'zod/mini';
import { maybe } from '../../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const path = '/saas-user-service/user/deal-alerts/unsubscribe';
const query = z.object({ token: z.string().check(z.maxLength(300)), from: maybe(z.literal('page')) });

export const unsubscribe = endpoint({
  id: 'unsubscribe',
  method: 'POST',
  path,
  summary:
    'Pauses all alerts of the member whom the token of a mail names (RFC 8058: 200, no cookie, any body); `from=page` leads back to the page',
  query,
  data: z.null(),
  auth: 'none',
});

export const confirmUnsubscribing = endpoint({
  id: 'confirmUnsubscribing',
  method: 'GET',
  path,
  summary: 'Leads to the page that asks whether this is meant; changes nothing',
  query,
  data: z.null(),
  auth: 'none',
});
