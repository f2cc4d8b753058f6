/** Markup that pictures never contain, by which other programs recognise a file. */
const MARKUP = /<script|<html|<!doctype html|<\?php/i;
/** Number of bytes in which PDF readers look for the header. */
const PDF_START_BYTES = 1_024;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;

/** Whether the file can also be read as a web page, a script, a PDF or a ZIP. */
export function isPolyglot(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    MARKUP.test(file.toString('latin1')) ||
    file.subarray(0, PDF_START_BYTES).includes('%PDF-') ||
    endsAsZip(file)
  );
}

/** Whether the file ends like a ZIP: with a record that contains the length of the comment after it. */
function endsAsZip(file: Buffer): boolean {
  let at = file.lastIndexOf(ZIP_END);
  while (at >= 0) {
    const isWhole = at + ZIP_END_BYTES <= file.length;
    if (isWhole && at + ZIP_END_BYTES + file.readUInt16LE(at + 20) <= file.length) return true;
    if (at === 0) return false;
    at = file.lastIndexOf(ZIP_END, at - 1);
  }
  return false;
}
