import { parseArgs } from 'node:util';
import { loadAllResults } from '../scripts/results.mjs';
import { checklist } from './checklist.ts';
import { checklistReport, selectRows } from './checklist-rows.ts';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const { text, complete } = checklistReport(loadAllResults(), only ? selectRows(only) : checklist);
console.log(text);
if (!complete) process.exitCode = 1;
