import { DOWNLOAD_GUIDE } from '#schemas/constants.ts';

/** Before the first paint: the download guide stays away from whoever has closed it not long ago. */
export const DOWNLOAD_GUIDE_SCRIPT = `try{if(Date.now()-localStorage.getItem('hide-download-guide-time')<${DOWNLOAD_GUIDE.hideMs})document.documentElement.dataset.downloadGuide='hidden'}catch(e){}`;
