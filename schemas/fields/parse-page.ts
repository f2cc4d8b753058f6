import { type PageDocument, pageDocumentSchema } from '../page/document.ts';
import { LIMITS } from '../page/limits.ts';
import { type Problem, type ProblemCode, problemsOf } from '../page/problem.ts';
import { scanText } from '../page/scan-text.ts';
import { FIELD_VALUES } from './registry.ts';

export type ParsedPage = { ok: true; document: PageDocument } | { ok: false; problems: Problem[] };

/** Parses a page document from untrusted JSON text or UTF-8 bytes; the limits are checked before. Never throws. */
export function parsePageDocument(input: string | Uint8Array): ParsedPage {
  const size = typeof input === 'string' ? new TextEncoder().encode(input).length : input.byteLength;
  if (size > LIMITS.bytes) return refused('DOCUMENT_TOO_LARGE');
  try {
    const text = typeof input === 'string' ? input : new TextDecoder('utf-8', { fatal: true }).decode(input);
    const problem = scanText(text);
    return problem ? { ok: false, problems: [problem] } : validatePageDocument(JSON.parse(text));
  } catch {
    return refused('INVALID_JSON');
  }
}

/** Validates a page document that is already a value, with its custom fields. Never throws. */
export function validatePageDocument(value: unknown): ParsedPage {
  const parsed = pageDocumentSchema.safeParse(value);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) };
  const problems: Problem[] = [];
  const fields: PageDocument['fields'] = {};
  for (const [name, field] of Object.entries(parsed.data.fields)) {
    const checked = FIELD_VALUES[field.type].safeParse(field.value);
    if (checked.success) fields[name] = { type: field.type, value: checked.data };
    else problems.push(...problemsOf(checked.error, ['fields', name, 'value']));
  }
  return problems.length ? { ok: false, problems } : { ok: true, document: { ...parsed.data, fields } };
}

function refused(code: ProblemCode): ParsedPage {
  return { ok: false, problems: [{ code, path: [] }] };
}
