/** What few visits need of every page: one chunk, since each costs the page's own script an entry. */
export { interceptPage, openApp } from '#client/app-open/open-app.ts';
export { keepHere } from '../offline/keep-here.ts';
