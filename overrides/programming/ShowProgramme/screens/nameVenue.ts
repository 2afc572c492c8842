/** A venue by its name, and its room where that has a name of its own. */
export function nameVenue(
  venue: { readonly name: string; readonly seatingName: string | null } | null,
): string {
  if (!venue) return '';
  const { name, seatingName } = venue;
  return seatingName && seatingName !== name ? `${name} – ${seatingName}` : name;
}
