import {
  cropMedia,
  deleteMedia,
  listMedia,
  updateMedia,
  uploadMedia,
} from '#schemas/api/invented/media-library.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { addCrop, addUpload, assetPage, changeAsset, removeAsset } from './operations.ts';
import { presentAsset } from './presenter.ts';

export const editorMediaRoutes = [
  route(listMedia, async ({ query }, call) => presentPage(await assetPage(call, query), presentAsset)),
  route(uploadMedia, async ({ query, file }, call) => presentAsset(await addUpload(call, query.name, file))),
  route(cropMedia, async ({ params, body }, call) => presentAsset(await addCrop(call, params.id, body))),
  route(updateMedia, async ({ params, body }, call) =>
    presentAsset(await changeAsset(call, params.id, body)),
  ),
  route(deleteMedia, async ({ params }, call) => {
    await removeAsset(call, params.id);
    return null;
  }),
];
