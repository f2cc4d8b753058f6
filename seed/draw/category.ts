import { hash } from '#server/platform/random.ts';
import type { ProductKind } from './kinds.ts';
import { mix } from './paint.ts';
import { placeProduct, SHADOW } from './scene.ts';
import { circle, path, rect, svg } from './svg.ts';

const TINTS = [
  '#FDE3D3',
  '#DDEFE6',
  '#E1E8F8',
  '#FCE1E6',
  '#FBF0CC',
  '#DFF1F6',
  '#ECE2F4',
  '#E8EFD8',
] as const;

/** A category's tile, 600 × 600: its product before a disc; another number gives another article. */
export function drawCategory(kind: ProductKind, number = 1): string {
  const tint = TINTS[(hash(kind) + number - 1) % TINTS.length] ?? TINTS[0];
  return svg(
    600,
    600,
    `<defs>${SHADOW}</defs>`,
    rect(0, 0, 600, 600, 0, tint),
    circle(300, 300, 224, mix(tint, '#ffffff', 0.55)),
    placeProduct('a', kind, 2 + number, 60, 52, 1.2),
  );
}

/** Placeholder for a missing picture: a parcel, 600 × 600. */
export function drawPlaceholder(): string {
  return svg(
    600,
    600,
    rect(0, 0, 600, 600, 0, '#F6F3EE'),
    circle(300, 300, 190, '#FFFFFF'),
    path('M190 246 L300 196 L410 246 V372 L300 424 L190 372 Z', '#E7C6A0'),
    path('M190 246 L300 298 V424 L190 372 Z', '#D9B187'),
    path('M190 246 L300 196 L410 246 L300 298 Z', '#F1DABB'),
    path('M240 223 L350 273 V318 L330 309 V283 L220 232 Z', '#C9360E', { opacity: 0.75 }),
    path('M262 466 q38 22 76 0', 'none', { stroke: '#C9B79F', 'stroke-width': 8, 'stroke-linecap': 'round' }),
  );
}
