import { readFileSync } from 'node:fs';
import { codeOf } from '../error-parts.ts';

/**
 * Unique mark of a process: its id, its start time (ticks since boot) and the boot id, so that a later process with
 * the same id isn't mistaken for it. Without `/proc` it is the id alone. Undefined when no such process runs.
 */
export function processMark(pid: number = process.pid): string | undefined {
  if (!isRunning(pid)) return undefined;
  // The second field, the program's name in brackets, may hold spaces; the start is the twenty-second.
  const start = readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? '';
  return `${pid}.${start}.${readProc('sys/kernel/random/boot_id').trim()}`;
}

/** True while the marked process runs. */
export function isMarkAlive(mark: string): boolean {
  const pid = Number.parseInt(mark, 10);
  return pid > 0 && processMark(pid) === mark;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: a process of another user.
    return codeOf(error) === 'EPERM';
  }
}

function readProc(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}
