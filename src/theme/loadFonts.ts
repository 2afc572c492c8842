/** The product's faces, fetched before the first screen is drawn, so that no text moves when they come. */
import './fonts.css';

/** Milliseconds after which the screen is drawn without them: they then come in when they are there. */
const PATIENCE = 600;

export async function loadFonts(): Promise<void> {
  const faces = ['400 1em Inter', '600 1em "Source Serif 4"'].map((face) => document.fonts.load(face));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // A face that does not come leaves the reader with one of the machine's.
  await Promise.race([Promise.allSettled(faces), late]);
}
