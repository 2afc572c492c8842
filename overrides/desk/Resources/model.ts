/** Help by subject: which there are, in which order, and which are shown. */

export interface SupportResource {
  readonly '@id': string;
  readonly type: 'tutorial' | 'promote' | 'video';
  readonly domain: string | null;
  readonly title: string;
  readonly text: string | null;
  readonly image: string | null;
  readonly link: string | null;
}

export type ResourceType = SupportResource['type'];

export const resourceTypes: readonly ResourceType[] = ['tutorial', 'promote', 'video'];

const domains = ['desk', 'crm', 'ticket_import', 'offer', 'booking_track', 'reporting_account', 'other'];

interface DomainGroup {
  readonly domain: string;
  readonly resources: readonly SupportResource[];
}

/** By subject, in the subjects' order; within one as they come. Without `type`, all. */
export function groupByDomain(
  resources: readonly SupportResource[],
  type?: ResourceType,
): readonly DomainGroup[] {
  const shown = resources.filter((each) => type === undefined || each.type === type);
  return domains.flatMap((domain) => {
    const own = shown.filter(
      (each) => (domains.includes(each.domain ?? '') ? each.domain : 'other') === domain,
    );
    return own.length > 0 ? [{ domain, resources: own }] : [];
  });
}

/** A link leads to a page, never to a script. */
export function safeLink(link: string | null): string | undefined {
  return link && /^(https?:\/\/|\/(?!\/))/i.test(link) ? link : undefined;
}
