import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { pageTemplates } from '#schemas/api/invented/editor-pages.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { articleTemplates, generalTemplates, type PageTemplate } from './template-documents.ts';

type Described = EndpointData<typeof pageTemplates>[number];

/** Templates for a tenant's type. */
export function templatesFor({ type }: Pick<Tenant, 'type'>): readonly PageTemplate[] {
  return type === 'ARTICLE' ? articleTemplates : generalTemplates;
}

/** Description of a template, as shown before it is chosen. */
export function describeTemplate({ document, ...template }: PageTemplate): Described {
  const modules = Object.values(document.slots)
    .flat()
    .flatMap((id) => document.nodes[id]?.type ?? []);
  return { ...template, pageType: document.pageType, modules };
}
