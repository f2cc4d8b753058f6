/** Accepted picture types; SVG isn't among them, as it can contain scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Maximum size of a member's upload, in bytes. */
export const LARGEST_UPLOAD = 5 * 1_024 * 1_024;
