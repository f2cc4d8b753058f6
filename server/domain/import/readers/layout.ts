import { type Layout, parseTable } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SAMPLE_ROWS = 50;

/**
 * Delimiter and line end of a table, by the beginning of its text. Each delimiter is tried: the one whose rows agree
 * on the largest width wins, and twice as much counts a width that the header shares, because decimal commas and lists
 * stand in the rows alone.
 */
export async function findLayout(head: string): Promise<Layout> {
  const lineEnd = lineEndOf(head);
  const tried = await Promise.all(
    DELIMITERS.map(async (delimiter) => ({
      delimiter,
      widths: await widthsByLine(head, { delimiter, lineEnd }),
    })),
  );
  const header = Math.min(
    ...tried.map(({ widths }) => [...widths].find(([, width]) => width > 1)?.[0] ?? Number.POSITIVE_INFINITY),
  );
  const scored = tried.map(({ delimiter, widths }) => ({ delimiter, score: scoreOf(widths, header) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return { delimiter: best?.delimiter ?? ',', lineEnd };
}

/** Sign that ends the first row: a lone CR, or LF with or without CR before it. */
export function lineEndOf(head: string): '\n' | '\r' {
  const unquoted = head.replace(/"[^"]*"/g, '');
  const [first] = /[\r\n]+/.exec(unquoted) ?? ['\n'];
  return first.includes('\n') ? '\n' : '\r';
}

/** Number of fields of the first sound rows, by line; the last one may be cut. */
async function widthsByLine(head: string, layout: Layout): Promise<Map<number, number>> {
  const widths = new Map<number, number>();
  for await (const { line, fields, problem } of parseTable([head], layout)) {
    if (!problem) widths.set(line, fields.length);
    if (widths.size === SAMPLE_ROWS) break;
  }
  return widths;
}

/** Delimiters in the rows of the commonest width, doubled when the header has it too. */
function scoreOf(widths: Map<number, number>, header: number): number {
  const counts = new Map<number, number>();
  for (const width of widths.values()) counts.set(width, (counts.get(width) ?? 0) + 1);
  const scores = [...counts].map(
    ([width, rows]) => rows * (width - 1) * (widths.get(header) === width ? 2 : 1),
  );
  return Math.max(0, ...scores);
}
