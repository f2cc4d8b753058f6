import { AUDIO_CAMERA_PIECES } from './audio-cameras.ts';
import { BEAUTY_PIECES } from './beauty.ts';
import { COMPUTER_PIECES } from './computers.ts';
import { FAMILY_PIECES } from './family.ts';
import { HOME_PIECES } from './home.ts';
import { KITCHEN_PIECES } from './kitchen.ts';
import { PHONE_PIECES } from './phones.ts';
import type { Piece } from './piece.ts';
import { STYLE_PIECES } from './style.ts';

/** Every article and note, each written by itself. */
export const PIECES: readonly Piece[] = [
  ...PHONE_PIECES,
  ...AUDIO_CAMERA_PIECES,
  ...COMPUTER_PIECES,
  ...KITCHEN_PIECES,
  ...HOME_PIECES,
  ...BEAUTY_PIECES,
  ...FAMILY_PIECES,
  ...STYLE_PIECES,
];
