/** The kinds of pictures that are taken; SVG isn't among them, as it can hold scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** What a member may send at most. */
export const LARGEST_UPLOAD = 5 * 1_024 * 1_024;
