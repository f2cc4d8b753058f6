import { zipOf } from './zip.fixtures.ts';

type SheetParts = { rows: string; hidden?: boolean };
type Parts = {
  sheets: SheetParts[];
  strings?: string[];
  formats?: string[];
  from1904?: boolean;
  extra?: string;
};

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Bytes of an Excel workbook: the XML of its rows, the shared texts (inside of `<si>`), and number formats, of which
 * the first is style 1. `extra` is XML in the styles.
 */
export function workbookOf({ sheets, strings, formats = [], from1904, extra = '' }: Parts): Buffer {
  const names = sheets.map(
    ({ hidden }, i) =>
      `<sheet name="S${i}" sheetId="${i + 1}" ${hidden ? 'state="hidden" ' : ''}r:id="rId${i}"/>`,
  );
  const targets = sheets.map(
    (_, i) => `<Relationship Id="rId${i}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i}.xml"/>`,
  );
  const codes = formats.map((code, i) => `<numFmt numFmtId="${i + 164}" formatCode="${code}"/>`);
  const styles = formats.map((_, i) => `<xf numFmtId="${i + 164}"/>`);
  const files = [
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${names.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${targets.join('')}</Relationships>` },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet ${MAIN}>${extra}<numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...sheets.map(({ rows }, i) => ({
      name: `xl/worksheets/sheet${i}.xml`,
      content: `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
    })),
    ...(strings
      ? [
          {
            name: 'xl/sharedStrings.xml',
            content: `<sst ${MAIN}>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
          },
        ]
      : []),
  ];
  return zipOf(files.map(({ name, content }) => ({ name, content: XML + content })));
}

/** A row of inline texts. */
export const textRow = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
