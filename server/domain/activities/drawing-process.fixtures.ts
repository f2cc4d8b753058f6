import { openDatabase } from '../../platform/db/database.ts';
import { atOnce, type Click, drawFor } from './clicks.fixtures.ts';

/**
 * A process that draws for the clicks it receives, thirty concurrently, and reports each answer, until it is killed.
 */
const { db } = await openDatabase({ databaseUrl: process.argv[2], dataDir: '' });
process.on('message', (clicks: Click[]) =>
  atOnce(30, clicks, async (click) => process.send?.(await drawFor(db, click))),
);
process.send?.('ready');
