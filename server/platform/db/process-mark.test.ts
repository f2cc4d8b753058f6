import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isMarkAlive, processMark } from './process-mark.ts';

describe('the mark of a process', () => {
  it('is alive as long as the process', async () => {
    expect(isMarkAlive(processMark() ?? '')).toBe(true);
    const child = spawn('sleep', ['60']);
    const mark = processMark(child.pid) ?? '';
    expect(isMarkAlive(mark)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isMarkAlive(mark)).toBe(false);
    expect(processMark(child.pid)).toBeUndefined();
  });

  it('differs from that of another process with the same id', () => {
    const [pid, , boot] = (processMark() ?? '').split('.');
    expect(isMarkAlive(`${pid}.1.${boot}`)).toBe(false);
    expect(isMarkAlive(`${pid}`)).toBe(false);
    expect(isMarkAlive('')).toBe(false);
  });
});
