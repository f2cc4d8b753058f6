import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import type { AssetRow } from './operations.ts';

/** A picture of the library in its API format. */
export function presentAsset(row: AssetRow & { isStill?: boolean }): MediaAsset {
  const { id, url, name, folder, contentType, width, height, bytes, alt, focalPoint, createdAt } = row;
  return {
    id,
    url,
    name,
    folder,
    contentType,
    width,
    height,
    bytes,
    alt,
    focalPoint: focalPoint ?? undefined,
    isStill: row.isStill || undefined,
    createdAt: createdAt.getTime(),
  };
}
