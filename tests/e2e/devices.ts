const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** Devices: the two viewports of the checklist, and the tenant's own app. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: ANDROID,
};
export const DESKTOP_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
export const DESKTOP = { viewport: { width: 1280, height: 800 }, userAgent: DESKTOP_AGENT };
export const APP = { ...PHONE, userAgent: `${ANDROID} TalatApp/3.2.0` };
