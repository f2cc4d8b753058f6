/** A picture of our media at the size of a thumbnail. */
export function thumbnail(url: string): string {
  return url.startsWith('/media/') && !url.includes('@') ? `${url}@200x0q70.webp` : url;
}
