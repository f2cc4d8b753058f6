import type { Random } from '#server/platform/random.ts';
import type { Paint } from '../paint.ts';

/** Draws one product into a 400 × 400 field, standing on y = 340. */
export type Drawer = (paint: Paint, random: Random) => readonly string[];
