import { SaxesParser, type SaxesTagNS } from 'saxes';
import { messageOf } from '../../../platform/error-parts.ts';
import { ImportFailure } from '../problem.ts';
import { isDecoded } from './decode.ts';
import { MAX_ROW } from './source.ts';

export type XmlTag = SaxesTagNS;
export type XmlHandlers = {
  /** Called with the local names from the root to the tag, and its position in characters. */
  open: (tag: XmlTag, path: readonly string[], position: number) => void;
  /** Called with the text since the last tag. */
  close: (tag: XmlTag, path: readonly string[], text: string, position: number) => void;
};

/** Namespace of attributes that only declare prefixes. */
export const XMLNS = 'http://www.w3.org/2000/xmlns/';
const MAX_DEPTH = 32;
/** Limits of CDATA, and an ampersand that begins no entity. */
const MARKS = /<!\[CDATA\[|\]\]>|&(?!#\d{1,8};|#x[\da-f]{1,8};|[a-z_:][\w:.-]{0,30};)/gi;
const MARK_LENGTH = 40;

/**
 * Parses XML and yields after each piece of it. Entities that a document defines are refused, nothing is fetched, and
 * a tag or text over the limit of a row ends the reading.
 * @throws ImportFailure when the XML is not well-formed, too deep or in an encoding that isn't read.
 */
export async function* parseXml(text: AsyncIterable<string>, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let content = '';
  let lastTagAt = 0;
  let read = 0;
  const addText = (part: string) => {
    content += part;
  };
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !isDecoded(encoding)) throw malformed(`is in ${encoding}: save it as UTF-8`);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    path.push(tag.local);
    if (path.length > MAX_DEPTH) throw malformed(`nests deeper than ${MAX_DEPTH} at line ${parser.line}`);
    handlers.open(tag, path, parser.position);
    lastTagAt = parser.position;
    content = '';
  });
  parser.on('closetag', (tag) => {
    handlers.close(tag, path, content, parser.position);
    lastTagAt = parser.position;
    content = '';
    path.pop();
  });
  const ampersands = bareAmpersands();
  for await (const piece of text) {
    ampersands.look(piece);
    wellFormed(() => parser.write(piece), ampersands.line);
    read += piece.length;
    if (read - lastTagAt > MAX_ROW)
      throw malformed(`has over ${MAX_ROW} characters without a tag at line ${parser.line}`);
    yield;
  }
  wellFormed(() => parser.close(), ampersands.line);
  yield;
}

/** Looks for the first `&` outside of CDATA that begins no entity: the parser reads on from there to the end. */
function bareAmpersands(): { look: (piece: string) => void; line: () => number | undefined } {
  let [found, isData, kept, line]: [number | undefined, boolean, string, number] = [undefined, false, '', 1];
  const search = (end: number) => {
    for (const { 0: mark, index } of kept.matchAll(MARKS)) {
      if (index >= end || found !== undefined) return;
      if (mark.length > 1) isData = mark === '<![CDATA[';
      else if (!isData) found = line + kept.slice(0, index).split('\n').length - 1;
    }
  };
  return {
    line: () => {
      search(kept.length);
      return found;
    },
    look: (piece) => {
      if (found !== undefined) return;
      kept += piece;
      // The last characters may be the beginning of a mark.
      const end = Math.max(0, kept.length - MARK_LENGTH);
      search(end);
      line += kept.slice(0, end).split('\n').length - 1;
      kept = kept.slice(end);
    },
  };
}

function wellFormed(parse: () => void, ampersand: () => number | undefined): void {
  try {
    parse();
  } catch (error) {
    const line = ampersand();
    const why = line === undefined ? messageOf(error) : `line ${line} has a bare &, write it as &amp;`;
    throw error instanceof ImportFailure ? error : malformed(`is not well-formed: ${why}`);
  }
}

function malformed(what: string): ImportFailure {
  return new ImportFailure('IMPORT_FILE_MALFORMED', `The XML ${what}.`);
}
