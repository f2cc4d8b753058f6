import type { ShopSample } from '#schemas/entities/shop-sample.ts';
import type { ModuleDefinition, Props } from '#schemas/module/define.ts';
import type { ModuleNode, NodeId } from '#schemas/page/document.ts';

/** New module of a type: filled from the tenant's things where it has a preset that fits, else with its defaults. */
export function freshNode(
  { type, version, defaults, preset, schema, fields }: ModuleDefinition,
  id: NodeId,
  shop?: ShopSample,
): ModuleNode {
  const made = shop && preset?.(shop);
  const props = structuredClone(made && schema.safeParse(made).success ? made : defaults) as Props;
  const named = fields.flatMap((field) => {
    if (field.type !== 'LIST' || field.slotField === undefined) return [];
    const { slotField, name } = field;
    return (props[name] as Props[]).map((item) => [String(item[slotField]), []] as const);
  });
  const slots = Object.fromEntries(named.map(([slot]): [string, NodeId[]] => [slot, []]));
  return { id, type, v: version, props, ...(named.length > 0 && { slots }) };
}
