/** Applies the visitor's own choice of theme before the first paint. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}`;
