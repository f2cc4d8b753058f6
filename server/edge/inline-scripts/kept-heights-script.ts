/**
 * Inline script for going back to a page: before the first paint it reserves the lists' former heights, so that the
 * browser can restore the scroll position (`client/kept-views.ts` stores them, `storefront/lists/use-kept.ts` fills
 * the lists).
 */
export const KEPT_HEIGHTS_SCRIPT = `try{if(performance.getEntriesByType('navigation')[0].type!='reload'){var l=JSON.parse(sessionStorage['view:'+history.state.view]).lists;for(var n in l)document.documentElement.style.setProperty('--kept-'+n,l[n].heightPx+'px')}}catch(e){}`;
