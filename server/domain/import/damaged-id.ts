/** A number as spreadsheets and programs show and save long ones: several ids look the same. */
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d{1,3}$/i;
/** A number of which a spreadsheet has kept 15 digits, or a cell that it couldn't show. */
const ROUNDED = /^\d{15}0{3,}$|^#+$|^#(?:N\/A|REF!|VALUE!|NAME\?|NUM!|NULL!|DIV\/0!)$/i;

/** Whether an id, GTIN or part number has lost digits in a spreadsheet or a number type, so that it names several things. */
export function isDamagedId(id: string): boolean {
  return SHORTENED.test(id.trim()) || ROUNDED.test(id.trim());
}

/** An id as a text: without the `.0` that a table of numbers adds to whole ones. */
export function wholeId(id: string): string {
  return /^\d{4,15}\.0$/.test(id) ? id.slice(0, -2) : id;
}
