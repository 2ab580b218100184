/**
 * The version of the terms of sale that a store begins with. An operator publishes their own; an order keeps the number
 * of the version that was accepted with it.
 */
export const demoTermsVersion = '2026-11';

/** The text of these terms, of a demonstration store, in Markdown. Another text is another version. */
export const demoTermsText = `
## Research use only

Everything sold here is for research in laboratories. It is not for use in humans or animals, in diagnosis, therapy,
food or cosmetics, and is not sold on in another form than it came.

## Licences

Some gene editors are licensed. Buying a product brings the right to use the amount bought, by the buyer, for research,
and no other right in the editor or its sequences.

## Screening

Sequences are screened before they are made. An order may be held until a question about it is answered, and is refused
where making it would be unlawful or dangerous. What is refused is not charged.

## Prices

The prices of an order are those shown when it is paid or placed on a purchase order. The prices of a quote are valid
until the date on it. Shipping and tax are shown before anything is paid.

## Shipping

Days on the way are working days after a shipment has left. Cooled shipments leave early in the week; somebody must be
there to unpack them. On the customer’s own carrier account the carrier bills the customer. Some products are not sold
in every country.

## Cancelling

An order can be cancelled until it is being made. What was paid for it goes back the way it came.

## Faults

Tell us within 30 days of arrival when something is missing, damaged or not what was ordered. We make it again or give
the money back.
`;
