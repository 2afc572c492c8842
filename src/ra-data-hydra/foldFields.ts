/** Dotted paths → the `fields` parameter with nested groups in braces. Pure. */
interface Tree extends Map<string, Tree> {}

const write = (tree: Tree): string =>
  [...tree].map(([name, below]) => (below.size > 0 ? `${name}{${write(below)}}` : name)).join(',');

/** @example foldFields(['title', 'venue.name', 'venue.city']) // 'title,venue{name,city}' */
export function foldFields(paths: readonly string[]): string {
  const root: Tree = new Map();
  for (const path of paths) {
    let node = root;
    for (const step of path.split('.')) {
      let below = node.get(step);
      if (!below) {
        below = new Map();
        node.set(step, below);
      }
      node = below;
    }
  }
  return write(root);
}
