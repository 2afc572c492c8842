/** Stands where react-admin would import the library of its own export, which writes only the rows on the screen. */
export default function noExport(): never {
  throw new Error('Exports are made by the server: open "export" in the list.');
}
