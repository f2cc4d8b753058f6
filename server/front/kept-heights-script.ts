/**
 * Before the first paint of a page that the visitor comes back to: its lists will be as high as they were, so that the
 * browser finds the old position (`client/kept-views.ts` keeps them, `storefront/lists/use-kept.ts` fills them).
 */
export const KEPT_HEIGHTS_SCRIPT = `try{if(performance.getEntriesByType('navigation')[0].type!='reload'){var l=JSON.parse(sessionStorage['view:'+history.state.view]).lists;for(var n in l)document.documentElement.style.setProperty('--kept-'+n,l[n].heightPx+'px')}}catch(e){}`;
