/** Keys of an object whose type names them all: no other code adds any to it. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

/** Entries of an object whose type names all its keys. */
export const entriesOf = <T extends object>(object: T) =>
  Object.entries(object) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][];

/** Whether `key` names an own property of an object whose type names all its keys. */
export const hasKey = <T extends object>(object: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(object, key);
