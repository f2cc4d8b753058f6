import { type InspectedFile, inspectFile } from '../../import/inspect-file.ts';
import { serveOrder } from '../serve-order.ts';
import type { InspectionOrder } from './inspect-process.ts';

// The process in which the start of a feed's file is read.
await serveOrder<InspectionOrder, InspectedFile>(inspectFile);
