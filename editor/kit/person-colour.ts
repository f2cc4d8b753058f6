const COLOURS = ['info', 'success', 'price', 'warning', 'rank-3', 'primary', 'rank-2', 'danger'] as const;

/** Style with an operator's colour as `--person`. `colour` is the presence's. */
export function personStyle(colour: number): React.CSSProperties {
  return { '--person': `var(--c-${COLOURS[colour % COLOURS.length]})` };
}
