/** Address of a library picture at thumbnail size. */
export function thumbnail(url: string): string {
  return url.startsWith('/media/') && !url.includes('@') ? `${url}@200x0q70.webp` : url;
}
