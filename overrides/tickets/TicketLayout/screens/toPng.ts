/** A picture that was chosen, as tickets have it: a PNG in greys, small enough to be kept in the record. */

/** What 30 mm have at 300 dots an inch, twice. */
const MOST_PIXELS = 700;

/** As the schema has it. */
const MOST_LENGTH = 400_000;

function drawGrey(image: ImageBitmap, side: number): string {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  // Paper is white where a picture lets it through.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.filter = 'grayscale(1)';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

/** @throws where the file is no picture that this browser reads */
export async function toPng(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  for (let side = MOST_PIXELS; ; side = Math.round(side * 0.7)) {
    const png = drawGrey(image, side);
    if (png.length <= MOST_LENGTH) return png;
  }
}
