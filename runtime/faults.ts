import type { RegistryEntry } from './module.ts';

/** Entry with an injected fault, for tests which show that the rest of its page works. */
export function faulty(entry: RegistryEntry, fault: string | undefined): RegistryEntry {
  switch (fault) {
    case 'throws-in-load':
      return { ...entry, load: async () => () => Promise.reject(new Error('injected: load')) };
    case 'hangs':
      return { ...entry, load: async () => () => new Promise(() => undefined) };
    case 'throws-in-render':
      return {
        ...entry,
        view: async () => () => {
          throw new Error('injected: render');
        },
      };
    case 'wrong-data':
      return { ...entry, load: async () => async () => ({ data: 'not what the view expects' }) };
    case 'null-data':
      return { ...entry, load: async () => async () => ({ data: null }) };
    default:
      return entry;
  }
}
