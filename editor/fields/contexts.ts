import { createContext, type ReactNode } from 'react';
import type { Language } from '#schemas/constants.ts';
import type { SlotName } from '#schemas/page/document.ts';

/** Translations that are older than their text, by the control's id. */
export type Outdated = {
  languages: (id: string) => readonly Language[];
  /** Confirms that a translation is still right. */
  confirm: (id: string, language: Language) => void;
};
export const OutdatedTranslations = createContext<Outdated>({
  languages: () => [],
  confirm: () => undefined,
});

/** Id of the control to be shown: folded parents open for it. */
export const FocusedControl = createContext<string | undefined>(undefined);

/** Callback when an operator works in an item of a list of the edited module. */
export const ItemOpened = createContext<(index: number) => void>(() => undefined);

/** Number of modules in a slot of the edited module. */
export const HeldModules = createContext<(slot: SlotName) => number>(() => 0);

/** Button for the comments on a field, by the control's id; nothing outside a module's own fields. */
export const FieldComments = createContext<(id: string) => ReactNode>(() => null);

/** Time that the canvas shows, ms since 1970; undefined for now. */
export const PreviewMoment = createContext<number | undefined>(undefined);
