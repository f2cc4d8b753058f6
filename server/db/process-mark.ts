import { readFileSync } from 'node:fs';

/**
 * Names one process for good: its id, when it started (ticks since the machine did) and that start of the machine, so
 * that a later process with the same id isn't taken for it. Without `/proc` it is the id alone. Undefined when no such
 * process runs.
 */
export function processMark(pid: number = process.pid): string | undefined {
  if (!isRunning(pid)) return undefined;
  // The second field, the program's name in brackets, may hold spaces; the start is the twenty-second.
  const start = readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? '';
  return `${pid}.${start}.${readProc('sys/kernel/random/boot_id').trim()}`;
}

/** True while the process that a mark names runs. */
export function isMarkAlive(mark: string): boolean {
  const pid = Number.parseInt(mark, 10);
  return pid > 0 && processMark(pid) === mark;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readProc(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}
