import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { APP, DESKTOP, PHONE } from './devices.ts';

export const DEVICES = { phone: PHONE, desktop: DESKTOP, app: APP };
export type DeviceName = keyof typeof DEVICES;

/** Language, device and theme with which a page is tested. */
export type Look = { lang: Language; device: DeviceName; dark: boolean };

/**
 * Looks with every language on every device, in the light or dark theme: every pair of two of these values occurs.
 * Three consecutive looks have every language and every device.
 */
export const LOOKS: readonly Look[] = [0, 1, 2].flatMap((turn) =>
  (Object.keys(DEVICES) as DeviceName[]).map((device, index) => {
    const language = (index + turn) % LANGUAGES.length;
    return { lang: LANGUAGES[language] as Language, device, dark: (index + language) % 2 === 0 };
  }),
);
