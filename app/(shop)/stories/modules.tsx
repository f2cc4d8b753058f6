import type { ComponentType } from 'react';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import { fixtures } from '#modules/all-fixtures.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ViewProps } from '#runtime/module.ts';
import { layoutsOf } from '#schemas/module/arrangement.ts';
import { Story } from './story.tsx';

/** States of each module type by the story's name, such as `module-banner`. */
export const moduleStories: Record<string, ComponentType<{ ctx: ViewContext }>> = Object.fromEntries(
  Object.keys(registry).map((type) => [
    `module-${type}`,
    ({ ctx }) => <ModuleStories ctx={ctx} type={type} />,
  ]),
);

/** Module in all states of its fixtures for the page's language, then in its layouts. */
async function ModuleStories({ ctx, type }: { ctx: ViewContext; type: string }) {
  const View = (await registry[type]?.view()) as ComponentType<ViewProps<unknown, unknown>>;
  const shown = Object.entries(fixtures[type] ?? {}).filter(([, { lang = 'th' }]) => lang === ctx.lang);
  const arranged = layoutsOf(manifest[type]?.fields ?? []).flatMap((layout) =>
    shown
      .slice(0, 1)
      .map(([, usual]) => [layout, { ...usual, props: { ...(usual.props as object), layout } }] as const),
  );
  return [...shown, ...arranged].map(([name, { props, data, slots = {} }]) => (
    <Story key={name} name={name} width={1_200}>
      <View id={name} props={props} data={data} ctx={ctx} slots={slots} />
    </Story>
  ));
}
