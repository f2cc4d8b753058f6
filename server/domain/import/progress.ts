import type { Progress } from './import-file.ts';

const WIDTH = 30;
const LINE_EVERY = 10_000;

/** Shows progress: a bar that redraws itself on a terminal, elsewhere a line for every 10,000 rows or items. */
export function openProgress(stream: { isTTY?: boolean; write: (text: string) => unknown }): {
  show: (progress: Progress) => void;
  end: () => void;
} {
  let next = LINE_EVERY;
  let drawn = false;
  let shown: Progress['step'] = 'read';
  return {
    show: ({ step, bytes, size, items, planned, summary }) => {
      const [done, total, number] = step === 'read' ? [bytes, size, summary.read] : [items, planned, items];
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const text = `${Math.floor(share * 100)} %, ${number} ${step === 'read' ? 'rows read' : 'items written'}`;
      if (shown !== step) next = LINE_EVERY;
      shown = step;
      if (stream.isTTY) {
        const filled = Math.round(share * WIDTH);
        stream.write(`\r[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${text}`);
        drawn = true;
      } else if (number >= next) {
        stream.write(`${text}\n`);
        next = number - (number % LINE_EVERY) + LINE_EVERY;
      }
    },
    end: () => {
      if (drawn) stream.write('\n');
    },
  };
}
