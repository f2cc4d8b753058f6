import { once } from 'node:events';
import { importFile } from '../import/import-file.ts';
import { ImportFailure } from '../import/problem.ts';
import type { ImportMessage, ImportOrder } from './import-process.ts';

// The process in which a run of a feed imports its file, started by `importInProcess`. If the one that started it is
// gone, another one continues the run.
process.on('disconnect', () => process.exit());

const tell = (message: ImportMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

const [order] = (await once(process, 'message')) as [ImportOrder];
const ahead = order.startsAt - Date.now();
await importFile({
  ...order,
  now: () => Date.now() + ahead,
  onWait: () => undefined,
  onProgress: (progress) => void tell({ progress }),
}).then(
  (result) => tell({ result }),
  (error) => tell({ error, code: error instanceof ImportFailure ? error.code : undefined }),
);
process.exit();
