import type { Path } from '#schemas/page/problem.ts';

/** Object or list being read: its depth, whether it is on the path, and the key or index of its next value. */
type Container = { depth: number; matches: boolean; next: string | number };

const TOKENS = /\n|"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * The line (from 1) of a JSON text on which the value at `path` begins, or that of the innermost part of the path that
 * is there. It reads on where the text isn't valid.
 */
export function lineOf(text: string, path: Path): number {
  const containers: Container[] = [];
  let best = { depth: 0, line: 1 };
  let line = 1;
  let lastText = '';
  /** True if the next value is on the path, or at its end. */
  const isOnPath = ({ depth, matches, next }: Container) => matches && String(path[depth]) === String(next);
  const mark = (container: Container) => {
    if (isOnPath(container) && container.depth >= best.depth) best = { depth: container.depth + 1, line };
  };
  for (const [token] of text.matchAll(TOKENS)) {
    const container = containers.at(-1);
    if (token === '\n') line++;
    else if (token === '{' || token === '[') {
      const opened = {
        depth: containers.length,
        matches: container === undefined || isOnPath(container),
        next: token === '[' ? 0 : '',
      };
      containers.push(opened);
      if (token === '[') mark(opened);
    } else if (token === '}' || token === ']') containers.pop();
    else if (token.startsWith('"')) lastText = token;
    else if (token === ':' && typeof container?.next === 'string') {
      container.next = unquoted(lastText);
      mark(container);
    } else if (token === ',' && typeof container?.next === 'number') {
      container.next++;
      mark(container);
    }
  }
  return best.line;
}

function unquoted(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}
