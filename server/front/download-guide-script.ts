/** Before the first paint: the download guide stays away from whoever has closed it. */
export const DOWNLOAD_GUIDE_SCRIPT = `try{if(localStorage.getItem('hide-download-guide-time'))document.documentElement.dataset.downloadGuide='hidden'}catch(e){}`;
