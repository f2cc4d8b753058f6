import { ANALYTICS } from '#schemas/constants.ts';
import type { ProductEvent } from '#schemas/enums/analytics.ts';
import type { ClickFields, Params } from './record.ts';

const CLICKABLE = 'button, a, input, textarea, select';
const SUB_CARD = /^sub_card_(deal|goods)-(.+)$/;

export type Click = { target: Element; fields: ClickFields; params: Params };
export type ProductClick = { name: ProductEvent; id: string };

/** Data of a click on or inside a clickable element (S2 §9). Typed texts aren't recorded. */
export function readClick(event: MouseEvent): Click | undefined {
  const target = event.target instanceof Element ? event.target.closest(CLICKABLE) : null;
  if (!target) return undefined;
  const fields = {
    text: visibleText(target).slice(0, ANALYTICS.clickTextLength),
    x: Math.round(event.clientX),
    y: Math.round(event.clientY),
    element: {
      tag: target.tagName.toLowerCase(),
      id: target.id.slice(0, 100),
      classList: [...target.classList].slice(0, 20).map((name) => name.slice(0, 100)),
    },
  };
  const params: Params = {};
  const told = {
    module: target.closest('[data-node]')?.getAttribute('data-node'),
    item: target.closest('[data-id]')?.getAttribute('data-id'),
    outbound: outboundHost(target),
  };
  for (const [name, value] of Object.entries(told)) if (value) params[name] = value.slice(0, 100);
  return { target, fields, params };
}

/** Event that a link declares by its class: `sub_card_deal-17` (S2 §9). */
export function subCardClick(link: Element): ProductClick | undefined {
  for (const name of link.classList) {
    const [, kind, id] = SUB_CARD.exec(name) ?? [];
    if (kind && id) return { name: kind === 'deal' ? 'sub_card_deal_click' : 'sub_card_goods_click', id };
  }
  return undefined;
}

/** Visible text of an element; that of a field is left out, since it belongs to the visitor. */
function visibleText(element: Element): string {
  if (element.matches('input, textarea, select')) return '';
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text isn't visible text
  const text = element instanceof HTMLElement ? element.innerText : element.textContent;
  return (text ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function outboundHost(element: Element): string | undefined {
  if (!(element instanceof HTMLAnchorElement) || !element.protocol.startsWith('http')) return undefined;
  return element.host === window.location.host ? undefined : element.host;
}
