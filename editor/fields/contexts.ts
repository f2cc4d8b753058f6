import { createContext } from 'react';
import type { Language } from '#schemas/constants.ts';

/** Which languages of a control's value are older than the text they translate, by the control's id. */
export const OutdatedLanguages = createContext<(id: string) => readonly Language[]>(() => []);

/** The id of the control that is to be shown: what folds opens for it. */
export const FocusedControl = createContext<string | undefined>(undefined);
