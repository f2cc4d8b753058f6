import { DOWNLOAD_GUIDE } from '#schemas/constants.ts';

/** Inline script that hides the download guide before the first paint if the visitor has closed it recently. */
export const DOWNLOAD_GUIDE_SCRIPT = `try{if(Date.now()-localStorage.getItem('hide-download-guide-time')<${DOWNLOAD_GUIDE.hideMs})document.documentElement.dataset.downloadGuide='hidden'}catch(e){}`;
