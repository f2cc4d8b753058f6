import type { ModuleDefinition } from './define.ts';

const same = (text: string) => ({ th: text, en: text, id: text });

/** Look of a sample module in the editor. */
export const moduleLook = {
  name: same('Sample'),
  about: same('A module for tests'),
  category: 'content',
  icon: 'box',
  sketch: [],
} as const satisfies Partial<ModuleDefinition>;
