import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { useEndpointPages } from '#client/use-endpoint-pages.ts';
import { cropMedia, deleteMedia, listMedia, uploadMedia } from '#schemas/api/invented/media-library.ts';
import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import type { CropShare } from '#ui/crop-dialog.tsx';
import { useSettled } from '#ui/use-settled.ts';

const TYPING_PAUSE_MS = 200;
const PAGE_SIZE = 30;

export type Library = {
  state: 'loading' | 'ready' | 'failed';
  assets: readonly MediaAsset[];
  hasNext: boolean;
  more: () => void;
  add: (asset: MediaAsset) => void;
  replace: (asset: MediaAsset) => void;
  remove: (id: string) => void;
  reload: () => Promise<unknown>;
};

/** Folder and condition by which the library is narrowed; none for all pictures. */
export type Narrowing = { folder?: string; only?: 'unused' | 'withoutAlt' };

/** Pictures of the library whose names or texts contain the words, page by page. */
export function useLibrary(typed: string, narrowing: Narrowing): Library {
  const name = useSettled(typed, TYPING_PAUSE_MS);
  const { data, error, size, setSize, mutate } = useEndpointPages(listMedia, (page) => ({
    query: { page, size: PAGE_SIZE, ...narrowing, ...(name && { name }) },
  }));
  /** Changes the loaded pages without another request. */
  const change = async (to: (assets: readonly MediaAsset[], page: number) => readonly MediaAsset[]) => {
    const changed = await mutate(
      (pages) => pages?.map((page, index) => ({ ...page, content: [...to(page.content, index)] })),
      { revalidate: false },
    );
    // While the first page loads: swr has dropped that request, since it may be older than the change.
    if (!changed) await mutate();
  };
  return {
    state: error ? 'failed' : data ? 'ready' : 'loading',
    assets: data?.flatMap(({ content }) => content) ?? [],
    hasNext: data?.at(-1)?.hasNext ?? false,
    more: () => void setSize(size + 1),
    add: (asset) => void change((assets, page) => (page === 0 ? [asset, ...assets] : assets)),
    replace: (asset) => void change((assets) => assets.map((one) => (one.id === asset.id ? asset : one))),
    remove: (id) => void change((assets) => assets.filter((one) => one.id !== id)),
    reload: () => mutate(),
  };
}

/** Uploads a picture to the library; with `area` only that part of it. @throws ApiError */
export async function upload(file: File, area?: CropShare, folder = ''): Promise<MediaAsset> {
  const name = file.name.toWellFormed().slice(0, 200) || 'picture';
  const whole = await browserApi().call(uploadMedia, { query: { name, folder }, file });
  if (!area) return whole;
  const part = await cropAsset(whole, area);
  await browserApi()
    .call(deleteMedia, { params: { id: whole.id } })
    .catch(() => undefined);
  return part;
}

/** Adds a part of a picture as a new picture. @throws ApiError */
export function cropAsset(
  { id, width, height }: Pick<MediaAsset, 'id' | 'width' | 'height'>,
  area: CropShare,
): Promise<MediaAsset> {
  const x = Math.min(width - 1, Math.round(area.x * width));
  const y = Math.min(height - 1, Math.round(area.y * height));
  const body = {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round(area.width * width))),
    height: Math.max(1, Math.min(height - y, Math.round(area.height * height))),
  };
  return browserApi().call(cropMedia, { params: { id }, body });
}

/** Server's message for a failure; undefined without one. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.message && error.status > 0 ? error.message : undefined;
}
