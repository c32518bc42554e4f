/** Runs before the first paint, so that a saved theme never flashes. Inline, allowed in the CSP by its hash. */
export const THEME_SCRIPT =
  'try{var t=localStorage.getItem("tribun.theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';
