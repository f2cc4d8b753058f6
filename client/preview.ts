/** True if this page is a preview: actions there aren't counted. */
export function isPreview(): boolean {
  return document.documentElement.dataset.preview !== undefined;
}
