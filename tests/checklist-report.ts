import { parseArgs } from 'node:util';
import { loadAllResults } from '../scripts/results.mjs';
import { checklist } from './checklist.ts';
import { checklistReport, selectRows } from './checklist-rows.ts';

try {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const { text, complete } = checklistReport(loadAllResults(), only ? selectRows(only) : checklist);
  console.log(text);
  if (!complete) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
