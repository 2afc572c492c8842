/** JSON Merge Patch (RFC 7396): null removes, objects merge, all else replaces. */
export function mergeJson(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  // A map: of an object, `__proto__` would be no member.
  const merged = new Map<string, unknown>(
    typeof target === 'object' && target !== null && !Array.isArray(target) ? Object.entries(target) : [],
  );
  for (const [key, value] of Object.entries(patch))
    if (value === null) merged.delete(key);
    else merged.set(key, mergeJson(merged.get(key), value));
  return Object.fromEntries(merged);
}
