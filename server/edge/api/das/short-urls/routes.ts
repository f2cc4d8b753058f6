import { shortUrlOrigin, transferShortUrl } from '#schemas/api/sharing.ts';
import { makeShortLink, originOf } from '../../../../domain/sharing/short-links.ts';
import { route } from '../../route.ts';

export const shortUrlRoutes = [
  route(shortUrlOrigin, async ({ query }, call) => ({ originUri: await originOf(call, query.shortUri) })),
  route(transferShortUrl, async ({ body }, call) => makeShortLink(call, body.originUri)),
];
