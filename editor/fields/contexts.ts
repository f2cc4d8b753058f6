import { createContext } from 'react';
import type { Language } from '#schemas/constants.ts';
import type { SlotName } from '#schemas/page/document.ts';

/** Which languages of a control's value are older than the text they translate, by the control's id. */
export const OutdatedLanguages = createContext<(id: string) => readonly Language[]>(() => []);

/** The id of the control that is to be shown: what folds opens for it. */
export const FocusedControl = createContext<string | undefined>(undefined);

/** How many modules stand in a slot of the module that is edited. */
export const HeldModules = createContext<(slot: SlotName) => number>(() => 0);
