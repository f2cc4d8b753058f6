import { videosForContent } from '#schemas/api/content.ts';
import { route } from '../../route.ts';
import { videosAbout } from './operations.ts';
import { presentVideo } from './presenter.ts';

export const videoRoutes = [
  route(videosForContent, async ({ body: { contentIds, contentCodes, videoNum } }, call) =>
    (await videosAbout(call, { orgIds: contentIds, orgCodes: contentCodes }, videoNum)).map((video) =>
      presentVideo(video, call),
    ),
  ),
];
