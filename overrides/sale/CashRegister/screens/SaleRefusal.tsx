/** Why a sale was refused. What its form still asks is answered there, and the sale goes on from the form. */
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';

interface SaleRefusalProps {
  readonly error: unknown;
  /** IRI, once the server holds it. */
  readonly cart: string | undefined;
}

export function SaleRefusal({ error, cart }: SaleRefusalProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isUnanswered = error instanceof ProblemError && error.code === 'SALE-034';
  if (!isUnanswered || cart === undefined) return <ProblemAlert error={error} />;
  const id = cart.slice(cart.lastIndexOf('/') + 1);
  return (
    <ProblemAlert
      error={error}
      retryLabel={translate('register.fillForm')}
      onRetry={() => void navigate(`/carts/${id}/form-data`)}
    />
  );
}
