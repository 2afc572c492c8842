/** Under which the answers about payment methods are kept: whoever changes one forgets them all. */
export const METHODS_KEY = ['desk-payment-methods'];
