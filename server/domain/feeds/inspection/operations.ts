import { textFor } from '#locales/text.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { inspectFeed } from '#schemas/api/invented/feeds.ts';
import { AppError, ERROR_CODES, type ErrorCode } from '#schemas/errors.ts';
import type { Inspection } from '#schemas/feeds/inspection.ts';
import type { FeedSource } from '#schemas/feeds/source.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import type { Vault } from '../../../platform/encryption/vault.ts';
import type { SafeFetch } from '../../../platform/outgoing/safe-fetch.ts';
import { ImportFailure } from '../../import/problem.ts';
import { feedOf } from '../desk/operations.ts';
import { feedFiles, isWebPage, makeFolder, removeFile } from '../files.ts';
import { feedUploads } from '../schema.ts';
import { openFeedSource } from '../source.ts';
import { bytesLeft } from '../storage.ts';
import { uploadOf } from '../uploads.ts';
import { inspectInProcess } from './inspect-process.ts';

export type InspectionCall = OperatorCall & { dataDir: string; vault: Vault; safeFetch: SafeFetch };
type Body = EndpointInput<typeof inspectFeed>['body'];

/** Size of the start of an address's file that is inspected, and the time limit for fetching it in ms. */
const SAMPLE_BYTES = 64 * 1_024 ** 2;
const SAMPLE_MS = 12_000;

/**
 * Inspects the start of a source. An address is fetched into an upload, by whose id it can be inspected again.
 * @throws AppError VALIDATION_FAILED, NOT_FOUND, FEED_IS_PAGE, FEED_INSPECTING, FEED_INSPECTION_LIMIT, codes of files, or as
 * `SafeFetch` does
 */
export async function inspect(call: InspectionCall, body: Body): Promise<Inspection> {
  const { dataDir, scope, operator, now, lang } = call;
  const source = await sourceOf(call, body);
  const uploadId =
    source.type === 'address'
      ? await fetchSample(call, source)
      : (await uploadOf(call.db, scope.tenantId, source.uploadId)).id;
  const t = textFor(lang);
  try {
    const found = await inspectInProcess(
      {
        file: feedFiles(dataDir, scope.tenantId).upload(uploadId),
        format: body.format,
        ...(body.mapping && { mapping: body.mapping }),
        defaults: body.defaults,
        tenant: scope.tenant,
        now: now(),
      },
      { tenantId: scope.tenantId, operatorId: operator.id },
    );
    const rows = found.rows.map(({ problem, ...row }) => ({
      ...row,
      problem: problem && { ...problem, message: t(`errors.${codeNamed(problem.code)}`) },
    }));
    return { ...found, rows, uploadId };
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
    throw new AppError(error.code, {}, { cause: error, data: { detail: error.message, uploadId } });
  }
}

async function sourceOf(call: InspectionCall, { source, feedId }: Body): Promise<FeedSource> {
  if (source) return source;
  if (feedId === undefined)
    throw new AppError('VALIDATION_FAILED', { field: 'source', problem: 'is missing' });
  const { feed } = await feedOf(call, feedId);
  return openFeedSource(call.vault, feed);
}

/** Fetches the start of an address's file into an upload, and gives its id. */
async function fetchSample(
  { db, scope, dataDir, safeFetch, now }: InspectionCall,
  { url, header }: Extract<FeedSource, { type: 'address' }>,
): Promise<string> {
  const { tenantId } = scope;
  const id = crypto.randomUUID();
  const file = feedFiles(dataDir, tenantId).upload(id);
  await makeFolder(file);
  const fetched = await safeFetch({
    url,
    ...(header && { headers: { [header.name]: header.value } }),
    file,
    maxBytes: Math.min(SAMPLE_BYTES, await bytesLeft(db, tenantId)),
    totalMs: SAMPLE_MS,
    isSample: true,
  });
  if (await isWebPage(file)) {
    await removeFile(file);
    throw new AppError('FEED_IS_PAGE');
  }
  const size = fetched.isNew ? fetched.bytes : 0;
  const fileName = new URL(url).hostname;
  await db
    .insert(feedUploads)
    .values({ tenantId, id, fileName, size, received: size, isSample: true, createdAt: new Date(now()) });
  return id;
}

const codeNamed = (code: string): ErrorCode => ERROR_CODES.find((one) => one === code) ?? 'INTERNAL';
