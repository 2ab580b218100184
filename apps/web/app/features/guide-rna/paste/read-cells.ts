/** Splits pasted or uploaded text into cells. The parser is loaded when it is first used. */
export async function readCells(text: string): Promise<readonly (readonly string[])[]> {
  const { default: papaparse } = await import('papaparse');
  // A spreadsheet separates by tabs; what has none is a file, whose separator is guessed from its lines.
  const delimiter = text.includes('\t') ? '\t' : '';
  const { data } = papaparse.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: [',', ';', '|', '\t'],
    skipEmptyLines: false,
  });
  return data;
}
