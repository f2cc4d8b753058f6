import { DRAWN_EVENT } from '#schemas/page/preview-view.ts';

const ASYNC_SCRIPT = /<script src="([^"<>]+)"((?: id="[^"<>]*")?) async=""((?: id="[^"<>]*")?)><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload"(?=[^>]* as="script")[^>]*\/>/g;

/**
 * Loads the style sheets of which a page contains a part (`page-styles.ts`), and then runs its scripts, which download
 * meanwhile. A script that the connection loses is requested twice more, after one and two seconds, unless Turbopack has
 * removed it: then it makes its own request.
 */
const START = `function start(){var scripts=document.querySelectorAll('script[type=late]'),sheets=Array.from(document.querySelectorAll('link[data-late]'),function(link){return new Promise(function(done){link.onload=link.onerror=done;link.media='all';link.disabled=false})});scripts.forEach(function(late){var link=document.createElement('link');link.rel='preload';link.as='script';link.href=late.getAttribute('src');document.head.append(link)});Promise.all(sheets).then(function(){scripts.forEach(function(late){run(late,0)})})}function run(late,tries){var script=document.createElement('script');script.src=late.getAttribute('src');if(late.id)script.id=late.id;script.onerror=function(){if(tries<2&&navigator.onLine)setTimeout(function(){if(script.isConnected)run(script,tries+1)},1000*(tries+1))};late.replaceWith(script)}`;

/**
 * Starter script at the end of a page: runs the deferred scripts after the first paint, or at once if the page is
 * hidden. Turbopack identifies its files by their addresses exactly as written.
 */
export const LATE_SCRIPTS_SCRIPT = `(function(){${START}document.hidden?start():new PerformanceObserver(function(list,observer){if(list.getEntriesByName('first-contentful-paint')[0]){observer.disconnect();start()}}).observe({type:'paint',buffered:true})})()`;

/**
 * Starter script of the editor's canvas: reports to the workspace around it that the canvas is drawn, and runs the
 * deferred scripts when the workspace sends a message.
 */
export const CANVAS_SCRIPTS_SCRIPT = `(function(){${START}if(!frameElement)return start();addEventListener('message',start,{once:true});frameElement.dispatchEvent(new Event('${DRAWN_EVENT}'))})()`;

/**
 * A page's HTML with its scripts deferred until the `starter` script runs them (by default after the first paint), so
 * that they don't compete with the content for a slow connection or a busy thread. The page is readable without them;
 * its data stays in place.
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
