import { videosForContent } from '#schemas/api/content.ts';
import { presentVideo, videosAbout } from '../../../../domain/search/videos.ts';

import { route } from '../../route.ts';

export const videoRoutes = [
  route(videosForContent, async ({ body: { contentIds, contentCodes, videoNum } }, call) =>
    (await videosAbout(call, { orgIds: contentIds, orgCodes: contentCodes }, videoNum)).map((video) =>
      presentVideo(video, call),
    ),
  ),
];
