import { DRAWN_EVENT } from '#schemas/page/preview-view.ts';

const ASYNC_SCRIPT = /<script src="([^"<>]+)"((?: id="[^"<>]*")?) async=""((?: id="[^"<>]*")?)><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload"(?=[^>]* as="script")[^>]*\/>/g;

const START = `function start(){document.querySelectorAll('script[type=late]').forEach(function(late){var script=document.createElement('script');script.src=late.getAttribute('src');if(late.id)script.id=late.id;late.replaceWith(script)})}`;

/**
 * At the end of a page: starts the scripts that were put off when the page is painted, at once if nobody
 * sees it. Turbopack knows its files by their addresses as they are written.
 */
export const LATE_SCRIPTS_SCRIPT = `(function(){${START}document.hidden?start():new PerformanceObserver(function(list,observer){if(list.getEntriesByName('first-contentful-paint')[0]){observer.disconnect();start()}}).observe({type:'paint',buffered:true})})()`;

/** The same at the end of the editor's canvas: tells the workspace around it that it is drawn, and starts when that has a word for it. */
export const CANVAS_SCRIPTS_SCRIPT = `(function(){${START}if(!frameElement)return start();addEventListener('message',start,{once:true});frameElement.dispatchEvent(new Event('${DRAWN_EVENT}'))})()`;

/**
 * A page's HTML with its scripts put off, until its first paint or whatever else the `starter` waits for, so that they
 * don't share a slow connection or a busy thread with what the visitor waits for. The page is readable without them; its
 * data stays where it is.
 */
export function putOffScripts(html: string, starter = LATE_SCRIPTS_SCRIPT): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) return html;
  const parts = html
    .slice(0, end)
    .replaceAll(ASYNC_SCRIPT, '<script src="$1"$2$3 type="late"></script>')
    .replaceAll(SCRIPT_PRELOAD, '');
  return `${parts}<script>${starter}</script>${html.slice(end)}`;
}
