import { type GuideRnaItem, purificationOptions, yieldOptions } from '@cutsite/domain/guide-rna';
import { type Money, usd } from '@cutsite/domain/money';
import { type OtherChoice, otherChoices } from '@cutsite/domain/report';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import styles from '../../../builder/price-bar/price-reasons.module.css';
import { moneyText } from '../../../platform/money-text.ts';
import { stepText } from '../../../platform/report/report-words.ts';

interface OtherChoicesProps {
  readonly item: GuideRnaItem;
  /** What the guides cost as they are chosen. */
  readonly now: Money;
}

const headings = {
  yield: 'Another yield',
  modifications: 'Other modifications',
  purification: 'Another purification',
} as const satisfies Record<OtherChoice['setting'], string>;

/**
 * What the same guides would cost with another yield, other modifications or another purification, before it is chosen.
 */
export function OtherChoices({ item, now }: OtherChoicesProps) {
  const prices = usePrices();
  const choices = prices === undefined ? [] : otherChoices(item, prices);
  return (['yield', 'modifications', 'purification'] as const).map((setting) => {
    const own = choices.filter((choice) => choice.setting === setting);
    return own.length === 0 ? null : (
      <div key={setting} role="group" aria-label={headings[setting]}>
        <p className={styles.heading}>{headings[setting]}</p>
        <dl className={styles.choices}>
          {own.map((choice) => (
            <div key={choice.value}>
              <dt>
                {words.get(choice.value) ?? choice.value}
                <small>{changesText(choice)}</small>
              </dt>
              <dd>
                {choice.subtotal === null ? (
                  whyNot(choice)
                ) : (
                  <>
                    <small>{differenceText(choice.subtotal, now)}</small>
                    {moneyText(choice.subtotal)}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    );
  });
}

const words: ReadonlyMap<string, string> = new Map(
  [...yieldOptions, ...purificationOptions].map(({ id, display }) => [id, display]),
);

/** "+$208.00", "−$130.00", "the same" */
function differenceText(then: Money, now: Money): string {
  const difference = then.minor - now.minor;
  if (difference === 0) return 'the same';
  return `${difference > 0 ? '+' : '−'}${moneyText(usd(Math.abs(difference)))}`;
}

const whyNot = ({ refusal }: OtherChoice): string => (refusal === null ? 'not sold' : 'not now');

/** "adds additional clean-up (SEC)"; why it cannot be had. */
function changesText({ value, refusal, addedSteps, droppedSteps }: OtherChoice): string {
  const list = (steps: OtherChoice['addedSteps']) =>
    steps
      .filter((step) => step !== value)
      .map(stepText)
      .join(' and ');
  const [added, dropped] = [list(addedSteps), list(droppedSteps)];
  return [
    refusal,
    added === '' ? null : refusal === null ? `adds ${added}` : `It would add ${added}.`,
    dropped === '' ? null : `without ${dropped}`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}
