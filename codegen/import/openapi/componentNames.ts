/** Components are named after a class and a use of it; this finds which class. */
import { toEntityName } from '../names.ts';

const SUFFIX =
  /(?:Response|Request|Payload|Dto|DTO|Read|Write|Create|Created|Update|Updated|Patch|Input|Output|In|Out|Resource|Public|Schema|Model|Data|DataObject|DataItem|DataListItem|Object|Body|Attributes)$/;
const PREFIX = /^(?:Patched|New|Create|Update|Paginated|Nullable|EntityModel|Items(?=[A-Z]))/;

/** `Book.jsonld-book.read`, `BookCreate`, `PatchedBook`, `Shop.Models.Book` → `Book`. */
export function classOfComponent(component: string): string {
  let name = component;
  const variant =
    /^([A-Z][A-Za-z0-9]*)(?:[-:]|\.(?:json|html|xml|csv|yaml|multipart|write|read|collection|[a-z]))/.exec(
      name,
    );
  if (variant?.[1] !== undefined) name = variant[1];
  else if (name.includes('.')) name = name.slice(name.lastIndexOf('.') + 1);
  name = toEntityName(name);
  for (let tries = 0; tries < 3; tries++) {
    const cut = name.replace(SUFFIX, '');
    if (cut === name || cut.length < 2) break;
    name = cut;
  }
  const bare = name.replace(PREFIX, '');
  return /^[A-Z]/.test(bare) && bare.length > 1 ? bare : name;
}
