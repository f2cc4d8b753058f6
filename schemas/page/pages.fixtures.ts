import { emptyDocument, type ModuleNode, type PageDocument } from './document.ts';

export function node(id: string, slots?: ModuleNode['slots']): ModuleNode {
  return { id, type: 'banner', v: 1, props: { title: id }, ...(slots && { slots }) };
}

/** Page whose slot `main` contains `a` and `tabs`; `tabs` has `b` and `c` in its slot `first`, nothing in `second`. */
export function samplePage(): PageDocument {
  const nodes = [node('a'), node('tabs', { first: ['b', 'c'], second: [] }), node('b'), node('c')];
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
    slots: { main: ['a', 'tabs'], aside: [] },
  };
}
