import type { Family } from '../family.ts';
import { APPLIANCE_FAMILIES } from './appliances.ts';
import { AUDIO_FAMILIES } from './audio.ts';
import { BEAUTY_FAMILIES } from './beauty.ts';
import { COMPUTER_FAMILIES } from './computers.ts';
import { FAMILY_LIFE_FAMILIES } from './family-life.ts';
import { FASHION_FAMILIES } from './fashion.ts';
import { HOME_FAMILIES } from './home.ts';
import { KITCHEN_FAMILIES } from './kitchen.ts';
import { PHONE_FAMILIES } from './phones.ts';
import { SPORTS_FAMILIES } from './sports.ts';

export const FAMILIES: readonly Family[] = [
  ...PHONE_FAMILIES,
  ...AUDIO_FAMILIES,
  ...COMPUTER_FAMILIES,
  ...KITCHEN_FAMILIES,
  ...APPLIANCE_FAMILIES,
  ...HOME_FAMILIES,
  ...BEAUTY_FAMILIES,
  ...FASHION_FAMILIES,
  ...FAMILY_LIFE_FAMILIES,
  ...SPORTS_FAMILIES,
];
