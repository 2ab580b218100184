/** Modules of white that a QR code needs around it. */
const quietZone = 4;

/** A QR code as a path of squares, for an SVG of `size` × `size` units on white. */
export async function qrPath(text: string): Promise<{ readonly size: number; readonly path: string }> {
  // Loaded when it is used: a start has to be quick (promise P8).
  const { create } = (await import('qrcode')).default;
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) => row);
  const squares = rows.flatMap((row) =>
    rows.flatMap((column) => (modules.get(row, column) ? [`M${column + quietZone} ${row + quietZone}h1v1h-1z`] : [])),
  );
  return { size: modules.size + 2 * quietZone, path: squares.join('') };
}
