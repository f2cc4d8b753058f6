import type { ComponentType } from 'react';
import { registry } from '#modules/all-code.ts';
import { fixtures } from '#modules/all-fixtures.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ViewProps } from '#runtime/module.ts';
import { Story } from './story.tsx';

/** The stories of each module type, by their names: `module-banner`. */
export const moduleStories: Record<string, ComponentType<{ ctx: ViewContext }>> = Object.fromEntries(
  Object.keys(registry).map((type) => [
    `module-${type}`,
    ({ ctx }) => <ModuleStories ctx={ctx} type={type} />,
  ]),
);

/** Module in all states of its fixtures for the page's language. */
async function ModuleStories({ ctx, type }: { ctx: ViewContext; type: string }) {
  const View = (await registry[type]?.view()) as ComponentType<ViewProps<unknown, unknown>>;
  const shown = Object.entries(fixtures[type] ?? {}).filter(([, { lang = 'th' }]) => lang === ctx.lang);
  return shown.map(([name, { props, data, slots = {} }]) => (
    <Story key={name} name={name} width={1_200}>
      <View id={name} props={props} data={data} ctx={ctx} slots={slots} />
    </Story>
  ));
}
