import type { Progress } from './import-file.ts';

const WIDTH = 30;
const LINE_EVERY = 10_000;

/** Shows progress: a bar that redraws itself on a terminal, elsewhere a line for every 10,000 rows. */
export function openProgress(stream: { isTTY?: boolean; write: (text: string) => unknown }): {
  show: (progress: Progress) => void;
  end: () => void;
} {
  let next = LINE_EVERY;
  let drawn = false;
  return {
    show: ({ bytes, size, summary: { read } }) => {
      const share = size > 0 ? Math.min(1, bytes / size) : 1;
      const percent = `${Math.floor(share * 100)} %`;
      if (stream.isTTY) {
        const done = Math.round(share * WIDTH);
        stream.write(`\r[${'#'.repeat(done)}${'-'.repeat(WIDTH - done)}] ${percent}, ${read} rows`);
        drawn = true;
      } else if (read >= next) {
        stream.write(`${percent}, ${read} rows\n`);
        next = read - (read % LINE_EVERY) + LINE_EVERY;
      }
    },
    end: () => {
      if (drawn) stream.write('\n');
    },
  };
}
