const MAX_SIDE = 1_024;
const QUALITY = 0.9;

/**
 * Scales a picture down to a JPEG no larger than it is shown, so that any photograph the browser can read is accepted.
 * @throws Error for a file that it can't read
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('There is nothing to draw on');
  // JPEG has no transparency.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn')));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
