import { type ChildNode, parse, type Rule } from 'postcss';

/**
 * A part of a style sheet: text that every page needs; rules under a condition, such as `@media (…)`; or a rule, with
 * the class names that each of its selectors needs.
 */
export type SheetPart =
  | string
  | { condition: string; parts: SheetPart[] }
  | { selectors: { text: string; classes: string[] }[]; body: string };

const CONDITIONS = new Set(['media', 'supports', 'container', 'layer']);

/** The parts of a style sheet, in its order. */
export function sheetParts(css: string): SheetPart[] {
  return parse(css).nodes.map(partOf);
}

/** The text of those rules that can apply to elements with these `classes`; rules without a class always can. */
export function usedStyles(parts: readonly SheetPart[], classes: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if (typeof part === 'string') css += part;
    else if ('condition' in part) {
      const inner = usedStyles(part.parts, classes);
      if (inner) css += `${part.condition}{${inner}}`;
    } else {
      const used = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
      if (used.length > 0) css += `${used.map(({ text }) => text).join(',')}{${part.body}}`;
    }
  }
  return css;
}

function partOf(node: ChildNode): SheetPart {
  if (node.type === 'rule') return { selectors: node.selectors.map(selectorOf), body: bodyOf(node) };
  if (node.type === 'atrule' && node.nodes && CONDITIONS.has(node.name))
    return { condition: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
  return node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`;
}

const bodyOf = (rule: Rule): string => rule.nodes.join(';');

/** A selector with the classes without which it matches nothing. Those in brackets, as of `:not(.a)`, may be absent. */
function selectorOf(text: string): { text: string; classes: string[] } {
  let outside = text;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  const classes = [...outside.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  return { text, classes };
}
