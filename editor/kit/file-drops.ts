/**
 * A file that is dropped beside a field that takes it does nothing: the browser would leave the editor and open the file.
 * Returns the function that ends this.
 */
export function keepFileDrops(page: Document): () => void {
  const ended = new AbortController();
  const keep = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  for (const type of ['dragover', 'drop'] as const)
    page.addEventListener(type, keep, { signal: ended.signal });
  return () => ended.abort();
}
