import { useEffect } from 'react';
import { createStore } from '#ui/store.ts';
import type { Entry } from './palette-entry.ts';

const NONE: readonly Entry[] = [];

/** Command under the name of its button. */
export const command = (key: string, name: string, run: () => void): Entry => ({ key, name, about: '', run });

/** Commands of the screen that is shown, which its search runs. */
export const placeCommands = createStore<readonly Entry[]>(NONE);

/** Offers commands in the search (Ctrl+K) for as long as the component is shown. */
export function usePlaceCommands(commands: readonly Entry[]): void {
  useEffect(() => {
    placeCommands.set([...placeCommands.get(), ...commands]);
    return () => placeCommands.set(placeCommands.get().filter((one) => !commands.includes(one)));
  }, [commands]);
}
