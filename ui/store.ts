type Listener<T, First> = (now: T, before: T | First) => void;

/** `First` is the type of the initial value where it differs, such as undefined for a store of events. */
export type Store<T, First = T> = {
  get: () => T | First;
  /** Sets the value and calls the listeners, also with an equal value. */
  set: (next: T) => void;
  /** Returns the unsubscriber. */
  subscribe: (listener: Listener<T, First>) => () => void;
};

/** Value with listeners. `start` runs before the first subscription; the function it returns after the last one. */
export function createStore<T, First = T>(initial: First, start?: () => () => void): Store<T, First> {
  const listeners = new Set<Listener<T, First>>();
  let value: T | First = initial;
  let stop: (() => void) | undefined;
  return {
    get: () => value,
    set: (next) => {
      const before = value;
      value = next;
      for (const listener of [...listeners]) listener(next, before);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) stop = start?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}
