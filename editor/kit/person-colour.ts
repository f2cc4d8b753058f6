const COLOURS = ['info', 'success', 'price', 'warning', 'rank-3', 'primary', 'rank-2', 'danger'] as const;

/** The style that gives an operator's marks their colour: `--person`. `colour` is the presence's. */
export function personStyle(colour: number): React.CSSProperties {
  return { '--person': `var(--c-${COLOURS[colour % COLOURS.length]})` } as React.CSSProperties;
}
