/** `POST /carts/hide`: takes carts out of the lists, all that the filters mean and the caller may change. */
import { defineAction } from '../../../../server/action.ts';
import { readFilters } from './readFilters.ts';

export const hideMatching = defineAction('Cart.hideMatching', {
  async run({ write }, { body }) {
    const changed = await write.updateMatched('Cart', readFilters(body.filters), { isHidden: true });
    return { value: { changed } };
  },
});
