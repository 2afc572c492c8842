/** A part of an export's rows as text, and how many they are. */
export interface ExportPage {
  readonly text: string;
  readonly count: number;
}
