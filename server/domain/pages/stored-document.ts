import type { PageDocument } from '#schemas/page/document.ts';

/**
 * Document of a column, by type: it was checked when it was written. Only the check before publishing and the runtime
 * check it again, since a version of the product may have changed what is valid.
 */
export const storedDocument = (column: unknown): PageDocument => column as PageDocument;
