/** The row of a statement that always returns one, such as an insert without a conflict clause. */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The statement returned no row');
  return row;
}
