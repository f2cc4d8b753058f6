import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Unit tests of the mutated folders. Each file runs isolated, because a mutant may change any of them. */
const folders: string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]');
const tests = (ending: string) => folders.map((folder) => `${folder}/**/*.${ending}`);

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    isolate: true,
    projects: [
      {
        extends: true,
        test: { name: 'node', include: tests('test.ts'), exclude: ['**/*.long.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: tests('test.tsx'),
          setupFiles: './tests/support/each-dom-file.ts',
        },
      },
    ],
  },
});
