/**
 * Functions that few visits need but every page refers to: in one chunk, since each chunk adds an entry to the page's
 * own script.
 */
export { interceptPage, openApp } from '#client/app-open/open-app.ts';
export { keepHere } from './keep-here.ts';
export { placeFrame } from './place-frame.ts';
