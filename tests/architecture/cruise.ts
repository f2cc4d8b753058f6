import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { VariableDeclarator } from '@swc/core';
import { Visitor } from '@swc/core/Visitor.js';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { layers, rules } from './layers.ts';

// dependency-cruiser walks the syntax tree with this class of swc's, which throws at a `using` declaration.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function (statement) {
  const { type, decls } = statement as { type: string; decls?: VariableDeclarator[] };
  if (type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(decls ?? []);
  return statement;
};

const folders = Object.keys(layers);

/** What the sources under `dir` do against the rules, one line each: rule, files, and where the code belongs. */
export async function violations(dir: string) {
  const { output } = await cruise(
    folders.filter((name) => existsSync(join(dir, name))),
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
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => {
    const comment = rules.find(({ name }) => name === rule.name)?.comment;
    return `${rule.name}: ${from} → ${to}. ${comment}`;
  });
}
