import { createContext } from 'react';
import type { Language } from '#schemas/constants.ts';
import type { SlotName } from '#schemas/page/document.ts';

/** The translations that are older than their text, by the control's id. */
export type Outdated = {
  languages: (id: string) => readonly Language[];
  /** Says that one is still right. */
  confirm: (id: string, language: Language) => void;
};
export const OutdatedTranslations = createContext<Outdated>({
  languages: () => [],
  confirm: () => undefined,
});

/** The id of the control that is to be shown: what folds opens for it. */
export const FocusedControl = createContext<string | undefined>(undefined);

/** How many modules stand in a slot of the module that is edited. */
export const HeldModules = createContext<(slot: SlotName) => number>(() => 0);
