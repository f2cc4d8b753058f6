import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { VariableDeclarator } from '@swc/core';
import { Visitor } from '@swc/core/Visitor.js';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { folderRules, layers, rules, unreachable, unruled } from './layers.ts';

// dependency-cruiser walks the syntax tree with this swc class, which throws at a `using` declaration.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function (statement) {
  const { type, decls } = statement as { type: string; decls?: VariableDeclarator[] };
  if (type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(decls ?? []);
  return statement;
};

/** The layers, and what composes the process from them. */
const sources = [...Object.keys(layers), 'main.ts'];

/** Violations of the rules by the sources under `dir`, one line each: rule, files, and where the code belongs. */
export async function violations(dir: string) {
  const { output } = await cruise(
    sources.filter((name) => existsSync(join(dir, name))),
    {
      baseDir: dir,
      parser: 'swc',
      ruleSet: { forbidden: rules },
      validate: true,
      doNotFollow: { path: 'node_modules' },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'node'],
      exportsFields: ['exports'],
    },
  );
  const { summary, modules } = output as ICruiseResult;
  const broken = summary.violations.map(({ rule, from, to }) => {
    const comment = rules.find(({ name }) => name === rule.name)?.comment;
    return `${rule.name}: ${from} → ${to}. ${comment}`;
  });
  return [
    ...broken,
    ...reachingForbidden(modules),
    ...folderRules.flatMap((rule) => folderCycles(modules, rule)),
  ];
}

/** Violations of `unreachable`. dependency-cruiser's own `reachable` would search again for every pair of files. */
function reachingForbidden(modules: IModule[]): string[] {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  return unreachable.flatMap(({ name, comment, from, to }) => {
    const starts = modules.filter(({ source }) => from.path.test(source) && !from.pathNot.test(source));
    return starts.flatMap(({ source }) => {
      const reached = new Set([source]);
      // Iterating a Set also visits elements added meanwhile.
      for (const file of reached) for (const { resolved } of imports.get(file) ?? []) reached.add(resolved);
      const found = [...reached].find((file) => file !== source && to.path.test(file));
      return found === undefined ? [] : [`${name}: ${source} → ${found}. ${comment}`];
    });
  });
}

/** Folders that import each other, directly or around others, types and style sheets included; tests don't count. */
function folderCycles(modules: IModule[], { name, comment, folder }: (typeof folderRules)[number]): string[] {
  const folderOf = (path: string) => (unruled.test(path) ? undefined : folder.exec(path)?.[0]);
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === undefined) continue;
    const targets = imports.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== undefined && to !== from) targets.add(to);
    }
    imports.set(from, targets);
  }
  const reached = (start: string) => {
    const found = new Set(imports.get(start));
    for (const folder of found) for (const next of imports.get(folder) ?? []) found.add(next);
    return found;
  };
  const cycle = [...imports.keys()].filter((folder) => reached(folder).has(folder));
  return cycle.length > 0 ? [`${name}: ${cycle.toSorted().join(', ')}. ${comment}`] : [];
}
