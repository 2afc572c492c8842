/** Customers who may be the same person, each with why, and the way to them. */
import { Alert, AlertTitle, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import type { LikelyDuplicate } from '../../../../schema/generated/customers/LikelyDuplicate.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useTexts } from './useTexts.ts';

interface LikelyNoticeProps {
  readonly title: string;
  readonly likely: readonly LikelyDuplicate[];
  /** Whose page this is; absent: they are being entered, and there is nothing yet to merge. */
  readonly customer?: number;
}

export function LikelyNotice({ title, likely, customer }: LikelyNoticeProps) {
  const t = useTexts();
  const mayMerge = useHas('customers.write');
  if (likely.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {likely.map(({ customerId, displayName, emailList, phoneList, zipcode, city, reasons }) => {
          const facts = [emailList[0] ?? phoneList[0], [zipcode, city].filter(Boolean).join(' ')];
          return (
            <li key={customerId}>
              <MuiLink
                component={Link}
                underline="always"
                to={screenPath('CrmCustomer', 'show', customerId)}
                // What is being typed stays in its window.
                {...(customer === undefined && { target: '_blank', rel: 'noopener' })}
              >
                {displayName}
              </MuiLink>
              {facts.filter(Boolean).length > 0 && `, ${facts.filter(Boolean).join(', ')}`}
              {` (${reasons.map((reason) => t(`customer.reasons.${reason}`)).join(', ')})`}
              {customer !== undefined && mayMerge && (
                <>
                  {' · '}
                  <MuiLink
                    component={Link}
                    underline="always"
                    to={`/customers/merge?ids=${customer},${customerId}`}
                  >
                    {t('customer.compare')}
                  </MuiLink>
                </>
              )}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
