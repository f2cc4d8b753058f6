/** What pictures never hold, and what reads a file as something else looks for. */
const MARKUP = /<script|<html|<!doctype html|<\?php/i;
/** PDF readers look no further for a file's beginning. */
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

/** A ZIP is read from its end: a record that says how long the comment behind it is. */
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
