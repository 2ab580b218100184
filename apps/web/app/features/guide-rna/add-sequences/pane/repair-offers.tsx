import { proposalKinds } from '@cutsite/domain/guide-rna';
import { Checkbox } from '@cutsite/ui/form';
import { figured } from '../../../../builder/words/count-words.ts';
import type { Preview } from '../preview/preview.ts';
import type { RowChoices } from '../use-wish.ts';
import { offerWords } from './offer-words.ts';
import styles from './pane.module.css';

/** The repairs that are made in all rows that ask for them, each to be switched; and wells that are named again. */
export function RepairOffers({ preview, choices }: { readonly preview: Preview; readonly choices: RowChoices }) {
  const { offered, namedAgain } = preview;
  if (offered.size === 0 && namedAgain.rows === 0) return null;
  return (
    <fieldset className={styles.repairs}>
      <legend>Repairs, shown below as a difference; switch any of them on or off</legend>
      {proposalKinds
        .filter((kind) => offered.has(kind))
        .map((kind) => (
          <Checkbox
            key={kind}
            checked={choices.ticked.has(kind)}
            onChange={(event) => choices.toggleKind(kind, event.currentTarget.checked)}
            label={`${offerWords[kind]} in ${offered.get(kind)?.toLocaleString('en-US')}`}
          />
        ))}
      {offered.has('chemistry') ? (
        <p className={styles.offerNote}>
          Chemistry written with the bases, such as m and *, is no part of a target and is left out. The setting
          Modifications gives it.
        </p>
      ) : null}
      {namedAgain.rows === 0 ? null : (
        <Checkbox
          className={styles.again ?? ''}
          onChange={(event) => choices.toggleNextPlate(event.currentTarget.checked)}
          label={
            namedAgain.plates === null
              ? `Put ${figured(namedAgain.rows, 'row')} whose well is named again on another plate`
              : `Each well is named ${namedAgain.plates === 2 ? 'twice' : `${namedAgain.plates} times`}: make it ${namedAgain.plates} plates`
          }
        />
      )}
    </fieldset>
  );
}
