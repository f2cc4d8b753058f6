import { AIR_PHONES } from './air-phones.ts';
import { AUDIO_POWER } from './audio-power.ts';
import { BEAUTY_SUBJECTS } from './beauty.ts';
import { FAMILY_SUBJECTS } from './family.ts';
import { KITCHEN_CLEANING } from './kitchen-cleaning.ts';
import { LAPTOPS_SHOES } from './laptops-shoes.ts';
import type { Subject } from './subject.ts';

export const SUBJECTS: readonly Subject[] = [
  ...KITCHEN_CLEANING,
  ...AIR_PHONES,
  ...AUDIO_POWER,
  ...LAPTOPS_SHOES,
  ...BEAUTY_SUBJECTS,
  ...FAMILY_SUBJECTS,
];
