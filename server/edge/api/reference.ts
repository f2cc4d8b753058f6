import { textFor } from '#locales/text.ts';
import type { Text } from '#locales/translate.ts';
import { wireCode } from '#schemas/api/envelope.ts';
import { openApiDocument } from '#schemas/api/openapi.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { type JsonSchema, schemaText } from '#schemas/api/schema-text.ts';
import type { Language } from '#schemas/constants.ts';
import { AppError, ERROR_CODES } from '#schemas/errors.ts';
import { OPERATOR_ROLES } from '#schemas/operator.ts';

type Content = { 'application/json'?: { schema: JsonSchema } };
/** The parts of an OpenAPI operation that the reference shows. */
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: { 200: { content: { 'application/json': { schema: { allOf: JsonSchema[] } } } } };
  security: Record<string, string[]>[];
  'x-rate-limit'?: { calls: number; per: 'minute' | 'hour' };
};

const pages = new Map<Language, string>();

/** The API reference as HTML, in the language of its headings; made once, as the document never changes. */
export function apiReference(lang: Language): string {
  const page = pages.get(lang) ?? referencePage(lang, textFor(lang));
  pages.set(lang, page);
  return page;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const typeLink = (name: string) => `<a href="#type-${escaped(name)}">${escaped(name)}</a>`;
const shape = (schema: JsonSchema) => schemaText(schema, escaped, typeLink);
const code = (html: string) => `<pre tabindex="0"><code>${html}</code></pre>`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; background: Canvas; color: CanvasText; }
section { border-top: 1px solid; margin-block: 2rem; }
article { margin-block: 2rem; scroll-margin-block-start: 1rem; }
h2 { margin-block: 1.5rem 0; }
h3 { font: 600 1rem/1.5 ui-monospace, monospace; margin: 0; }
pre { overflow: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: .5rem; font-size: .875rem; overflow-wrap: normal; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: .25rem .5rem; border-block-end: 1px solid color-mix(in srgb, currentColor 30%, transparent); }
td { overflow-wrap: anywhere; }
nav li { padding-block: .25rem; }
@media (width < 30rem) { table { font-size: .8125rem; } th, td { padding-inline: .25rem; } th { overflow-wrap: anywhere; } }
`;

function referencePage(lang: Language, t: Text): string {
  const { paths, components } = openApiDocument(endpoints);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation: operation as Operation,
    })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const title = t('reference.title');
  const links = [
    ...[...groups.keys()].map((group) => [group, group]),
    ['types', t('reference.types')],
    ['errors', t('reference.errors')],
  ].map(([id = '', text = '']) => `<li><a href="#${id}">${escaped(text)}</a></li>`);
  const types = Object.entries(components.schemas).toSorted(([a], [b]) => a.localeCompare(b));
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg"><title>${title}</title><style>${STYLE}</style></head><body>
<header><h1>${title}</h1><p>${t('reference.intro')}</p><p><a href="/api/openapi.json">openapi.json</a> · <a href="/editor">${t('reference.back')}</a></p></header>
<nav aria-label="${escaped(title)}"><ul>${links.join('')}</ul></nav><main>
${[...groups].map(([group, calls]) => `<section id="${group}"><h2>${group}</h2>${calls.map(({ name, operation }) => callHtml(name, operation, t)).join('')}</section>`).join('')}
<section id="types"><h2>${t('reference.types')}</h2>${types.map(([name, schema]) => `<article id="type-${name}"><h3>${name}</h3>${code(shape(schema))}</article>`).join('')}</section>
<section id="errors"><h2>${t('reference.errors')}</h2>${errorTable(t)}</section>
</main></body></html>`;
}

function callHtml(name: string, operation: Operation, t: Text): string {
  const body = operation.requestBody?.content;
  const [, result] = operation.responses[200].content['application/json'].schema.allOf;
  const data = result?.properties?.data ?? {};
  const limit = operation['x-rate-limit'];
  const bodyText = body?.['application/json'] ? shape(body['application/json'].schema) : t('reference.file');
  return [
    `<article id="${operation.operationId}"><h3>${escaped(name)}</h3><p lang="en">${escaped(operation.summary)}</p>`,
    `<p>${t('reference.callers')}: ${callers(operation, t)}`,
    limit ? ` · ${t(`reference.limit.${limit.per}`, { calls: limit.calls })}</p>` : '</p>',
    operation.parameters.length > 0 ? parameterTable(operation, t) : '',
    body ? `<h4>${t('reference.body')}</h4>${code(bodyText)}` : '',
    `<h4>${t('reference.response')}</h4>${code(shape(data))}</article>`,
  ].join('');
}

/** Callers with access, by the operation's security requirements. */
function callers({ security }: Operation, t: Text): string {
  const role = OPERATOR_ROLES.find((one) => security.some(({ operator }) => operator?.includes(one)));
  if (role) return t('reference.operator', { role: t(`role.${role}`) });
  if (security.length === 0) return t('reference.anybody');
  return t(security.length > 1 ? 'reference.visitor' : 'reference.member');
}

function parameterTable({ parameters }: Operation, t: Text): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}</td><td>${t(required ? 'reference.yes' : 'reference.no')}</td><td><code>${shape(schema)}</code></td></tr>`,
  );
  return `<h4>${t('reference.parameters')}</h4>${table([t('reference.name'), t('reference.place'), t('reference.required'), t('reference.type')], rows)}`;
}

function errorTable(t: Text): string {
  const rows = ERROR_CODES.map((one) => {
    const { status, retryable, messageKey } = new AppError(one);
    return `<tr id="error-${one}"><td><code>${wireCode(one)}</code></td><td>${status}</td><td>${t(retryable ? 'reference.yes' : 'reference.no')}</td><td>${escaped(t(messageKey))}</td></tr>`;
  });
  return table(
    [t('reference.code'), t('reference.status'), t('reference.retryable'), t('reference.message')],
    rows,
  );
}

function table(heads: string[], rows: string[]): string {
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
