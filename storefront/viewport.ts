/** The visitor's window as far as the server can know it, pixels: the quality of a picture with a single address. */
export const VIEWPORT_PX = { phone: 390, desktop: 1280 } as const;
