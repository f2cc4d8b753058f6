import type { screens as english } from '../en/screens.ts';
import type { Translation } from '../translate.ts';

export const screens: Translation<typeof english> = {
  'screen.home': 'Beranda',
};
