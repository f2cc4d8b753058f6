/** A JSON Schema, as OpenAPI documents contain it. */
export type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [key: string]: unknown;
};

/** Bounds of an integer that mean none. */
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/**
 * A JSON Schema as text in TypeScript's notation, with its limits in parentheses. `link` gives the text of a reference
 * to a named type, `escaped` that of all other words.
 */
export function schemaText(
  schema: JsonSchema,
  escaped: (text: string) => string,
  link: (name: string) => string,
): string {
  const text = (one: JsonSchema, indent: string): string => {
    if (typeof one.$ref === 'string') return link(one.$ref.split('/').at(-1) ?? '');
    const among = (one.anyOf ?? one.oneOf) as JsonSchema[] | undefined;
    if (among) return among.map((each) => text(each, indent)).join(' | ') + notes(one);
    if (one.allOf) return (one.allOf as JsonSchema[]).map((each) => text(each, indent)).join(' & ');
    if (one.enum) return (one.enum as unknown[]).map(literal).join(' | ') + notes(one);
    if ('const' in one) return literal(one.const);
    if (one.properties) return objectText(one, indent);
    if (one.items) return `Array<${text(one.items as JsonSchema, indent)}>${notes(one)}`;
    if (typeof one.additionalProperties === 'object')
      return `Record<string, ${text(one.additionalProperties as JsonSchema, indent)}>`;
    return escaped([one.type ?? 'any'].flat().join(' | ')) + notes(one);
  };
  const objectText = ({ properties = {}, required = [] }: JsonSchema, indent: string) => {
    const inner = `${indent}  `;
    const lines = Object.entries(properties).map(
      ([name, one]) => `${inner}${escaped(name)}${required.includes(name) ? '' : '?'}: ${text(one, inner)}\n`,
    );
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
  };
  const literal = (value: unknown) => escaped(JSON.stringify(value));
  const notes = (one: JsonSchema) => {
    const found = [
      range('length', one.minLength, one.maxLength),
      range('items', one.minItems, one.maxItems),
      range('', one.minimum, one.maximum),
      one.exclusiveMinimum !== undefined && `> ${one.exclusiveMinimum}`,
      one.format !== undefined && `${one.format}`,
      one.default !== undefined && `default ${JSON.stringify(one.default)}`,
    ];
    const given = found.filter((note) => typeof note === 'string');
    return given.length === 0 ? '' : ` (${escaped(given.join(', '))})`;
  };
  return text(schema, '');
}

function range(name: string, least: unknown, most: unknown): string | false {
  const from = least === undefined || least === -UNBOUNDED ? '' : String(least);
  const to = most === undefined || most === UNBOUNDED ? '' : String(most);
  if (from === '' && to === '') return false;
  const bounds = to === '' ? `≥ ${from}` : from === '' ? `≤ ${to}` : `${from}–${to}`;
  return `${name} ${bounds}`.trim();
}
