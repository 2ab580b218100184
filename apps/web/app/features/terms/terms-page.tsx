import { currentTerms } from '@cutsite/domain/checkout';

/** The terms of sale that an order accepts. Another text is another version: change both together. */
export function TermsPage() {
  return (
    <article className="cs-page cs-article">
      <h1>Terms of sale</h1>
      <p className="cs-lead">
        Version {currentTerms.version}. An order keeps the version that was accepted with it, with the time and the
        person. This is the text of a demonstration store; an operator replaces it with their own.
      </p>

      <h2 id="research-use">Research use only</h2>
      <p>
        Everything sold here is for research in laboratories. It is not for use in humans or animals, in diagnosis,
        therapy, food or cosmetics, and is not sold on in another form than it came.
      </p>

      <h2 id="licences">Licences</h2>
      <p>
        Some gene editors are licensed. Buying a product brings the right to use the amount bought, by the buyer, for
        research, and no other right in the editor or its sequences.
      </p>

      <h2 id="screening">Screening</h2>
      <p>
        Sequences are screened before they are made. An order may be held until a question about it is answered, and is
        refused where making it would be unlawful or dangerous. What is refused is not charged.
      </p>

      <h2 id="prices">Prices</h2>
      <p>
        The prices of an order are those shown when it is paid or placed on a purchase order. The prices of a quote are
        valid until the date on it. Shipping and tax are shown before anything is paid.
      </p>

      <h2 id="shipping">Shipping</h2>
      <p>
        Days on the way are working days after a shipment has left. Cooled shipments leave early in the week; somebody
        must be there to unpack them. On the customer’s own carrier account the carrier bills the customer. Some
        products are not sold in every country.
      </p>

      <h2 id="cancelling">Cancelling</h2>
      <p>An order can be cancelled until it is being made. What was paid for it goes back the way it came.</p>

      <h2 id="faults">Faults</h2>
      <p>
        Tell us within 30 days of arrival when something is missing, damaged or not what was ordered. We make it again
        or give the money back.
      </p>
    </article>
  );
}
