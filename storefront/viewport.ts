/** What the server can know of the visitor's window, pixels: it chooses the pictures' quality. */
export const VIEWPORT_PX = { phone: 390, desktop: 1280 } as const;
