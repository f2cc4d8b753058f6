/** Whether this page is a preview: what people do there counts nothing. */
export function isPreview(): boolean {
  return document.documentElement.dataset.preview !== undefined;
}
