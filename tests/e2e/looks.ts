import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { APP, DESKTOP, PHONE } from './devices.ts';

export const DEVICES = { phone: PHONE, desktop: DESKTOP, app: APP };
export type DeviceName = keyof typeof DEVICES;

/** How a page is looked at. */
export type Look = { lang: Language; device: DeviceName; dark: boolean };

/**
 * Every language on every device, by day or by night: of any two of the three, each pair is among them. Three that
 * follow each other have every language and every device.
 */
export const LOOKS: readonly Look[] = [0, 1, 2].flatMap((turn) =>
  (Object.keys(DEVICES) as DeviceName[]).map((device, index) => {
    const language = (index + turn) % LANGUAGES.length;
    return { lang: LANGUAGES[language] as Language, device, dark: (index + language) % 2 === 0 };
  }),
);
