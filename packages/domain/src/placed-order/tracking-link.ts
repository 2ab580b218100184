/** Carriers that publish an address for a tracking number, by the word or the name they are kept under. */
const trackingPages: Readonly<Record<string, string>> = {
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  ups: 'https://www.ups.com/track?tracknum=',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
};

/** Where a parcel can be followed; null for a carrier that is not known here. */
export function trackingLink(carrier: string | null, trackingNumber: string | null): string | null {
  if (carrier === null || trackingNumber === null) return null;
  const page = trackingPages[carrier.toLowerCase().split(' ')[0] ?? ''];
  return page === undefined ? null : page + encodeURIComponent(trackingNumber);
}

export const trackingMessage = 'A tracking number has 6 to 40 letters, digits and hyphens.';

/** A tracking number as it is kept: without spaces, capitals; null when it is none. The shape is a wide one of ours. */
export function readTrackingNumber(typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z\d-]{6,40}$/.test(number) ? number : null;
}
