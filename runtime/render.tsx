import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import type { ViewContext } from './context.ts';
import type { ViewProps } from './module.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { ModuleFallback } from './module-fallback.tsx';
import { ModuleLook } from './module-look.tsx';
import type { ResolvedModule } from './resolve.ts';

type RenderOptions = {
  ctx: ViewContext;
  /** Modules known to break a render: their fallback is shown. */
  failed?: ReadonlySet<string>;
  /** One Suspense boundary per module: finds the module that breaks a render, at the price of late content. */
  isolate?: boolean;
};

/** Renders resolved modules in order, each behind its own error boundary. */
export function Modules({
  modules,
  ...options
}: RenderOptions & { modules: readonly ResolvedModule[] }): ReactNode {
  return modules.map((module) => <Module key={module.id} module={module} {...options} />);
}

function Module({ module, ...options }: RenderOptions & { module: ResolvedModule }): ReactNode {
  const fallback = <ModuleFallback id={module.id} ctx={options.ctx} />;
  if (!module.view || options.failed?.has(module.id)) return fallback;
  const View = module.view as ComponentType<ViewProps<unknown, unknown>>;
  const slots: Record<string, ReactNode> = {};
  for (const [name, modules] of Object.entries(module.slots))
    slots[name] = <Modules modules={modules} {...options} />;
  const Isolation = options.isolate ? Suspense : Fragment;
  return (
    <Isolation {...(options.isolate ? { fallback } : {})}>
      <ModuleBoundary id={module.id}>
        <ModuleLook props={module.props}>
          <View id={module.id} props={module.props} data={module.data} ctx={options.ctx} slots={slots} />
        </ModuleLook>
      </ModuleBoundary>
    </Isolation>
  );
}
