/** Who did something, in the language of the screen: two names where one worked as the other. */
import { useTranslate } from 'ra-core';
import { readActor } from '../../schema/actor.ts';

/** @returns names what the history keeps; null is the product itself */
export function useActorName(): (actor: string | null) => string {
  const translate = useTranslate();
  return (actor) => {
    if (actor === null) return translate('app.history.product');
    const { email, as } = readActor(actor);
    return as === undefined ? email : translate('app.history.actedAs', { actor: email, user: as });
  };
}
