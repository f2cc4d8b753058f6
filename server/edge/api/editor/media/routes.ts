import {
  cropMedia,
  deleteMedia,
  listMedia,
  mediaCounts,
  moveMedia,
  replaceMedia,
  updateMedia,
  uploadMedia,
} from '#schemas/api/invented/media-library.ts';
import {
  addCrop,
  addUpload,
  assetCounts,
  assetPage,
  changeAsset,
  moveAssets,
  removeAsset,
} from '../../../../domain/pages/media-library/operations.ts';
import { presentAsset } from '../../../../domain/pages/media-library/presenter.ts';
import { replaceEverywhere } from '../../../../domain/pages/media-library/replace.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorMediaRoutes = ({ dataDir, editQueue }: Services) => [
  route(listMedia, async ({ query }, call) => presentPage(await assetPage(call, query), presentAsset)),
  route(mediaCounts, async (_, call) => assetCounts(call)),
  route(moveMedia, async ({ body }, call) => {
    await moveAssets(call, body.ids, body.folder);
    return null;
  }),
  route(replaceMedia, async ({ params, body }, call) =>
    replaceEverywhere({ ...call, editQueue }, params.id, body.by),
  ),
  route(uploadMedia, async ({ query, file }, call) =>
    presentAsset(await addUpload({ ...call, dataDir }, query, file)),
  ),
  route(cropMedia, async ({ params, body }, call) =>
    presentAsset(await addCrop({ ...call, dataDir }, params.id, body)),
  ),
  route(updateMedia, async ({ params, body }, call) =>
    presentAsset(await changeAsset(call, params.id, body)),
  ),
  route(deleteMedia, async ({ params }, call) => {
    await removeAsset({ ...call, dataDir }, params.id);
    return null;
  }),
];
