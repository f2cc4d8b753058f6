import { type ImportResult, importFile, type Progress } from '../import/import-file.ts';
import type { ImportOrder } from './import-process.ts';
import { serveOrder } from './serve-order.ts';

// The process in which a run of a feed imports its file. If the one that started it is gone, another one continues the
// run.
await serveOrder<ImportOrder, ImportResult, Progress>((order, tellProgress) => {
  const ahead = order.startsAt - Date.now();
  return importFile({
    ...order,
    now: () => Date.now() + ahead,
    onWait: () => undefined,
    onProgress: tellProgress,
  });
});
