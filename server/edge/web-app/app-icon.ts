import sharp from 'sharp';

/**
 * Icons of the app. A device may crop a maskable icon to any shape; iOS, which doesn't read the manifest's icons,
 * rounds its own.
 */
export const APP_ICONS = [
  { path: '/icons/app-192.png', px: 192, purpose: 'any' },
  { path: '/icons/app-512.png', px: 512, purpose: 'any' },
  { path: '/icons/maskable-512.png', px: 512, purpose: 'maskable' },
  { path: '/icons/apple-180.png', px: 180, purpose: undefined },
] as const;
export type AppIcon = (typeof APP_ICONS)[number];

const COLOUR = '#c9360e';
/** SVG path of the market stall, as in the favicon. */
const STALL = 'M7 13l3-6h12l3 6v2a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9 20h14v5H9z';

/** Draws an icon as a PNG, in the tenant's colour. */
export function drawAppIcon({ px, purpose }: AppIcon, colour: string = COLOUR): Promise<Buffer> {
  const corner = purpose === 'any' ? 8 : 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${colour}"/><path d="${STALL}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
