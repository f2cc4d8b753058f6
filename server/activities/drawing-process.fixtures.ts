import { openDatabase } from '../db/database.ts';
import { atOnce, type Click, drawFor } from './clicks.fixtures.ts';

/** Draws for the clicks that it is sent, thirty at once, and tells of each that is answered, until it is killed. */
const { db } = await openDatabase({ databaseUrl: process.argv[2], dataDir: '' });
process.on('message', (clicks: Click[]) =>
  atOnce(30, clicks, async (click) => process.send?.(await drawFor(db, click))),
);
process.send?.('ready');
