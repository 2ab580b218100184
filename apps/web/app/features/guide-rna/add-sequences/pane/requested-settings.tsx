import { type GuideRnaSettings, purificationOptions, type SettingField, yieldOptions } from '@cutsite/domain/guide-rna';
import { Notice } from '@cutsite/ui/notice';
import styles from '../../../../builder/list-import/pane/pane.module.css';
import type { SettingsNote } from '../preview/guide-list.ts';

const fieldTexts = {
  nuclease: 'gene editors',
  modifications: 'modifications',
  yield: 'amounts',
  purification: 'purifications',
} as const satisfies Record<SettingField, string>;

/** So many plates are named one by one. */
const platesShown = 4;

function inWords({ nuclease, modifications, yield: amount, purification }: Partial<GuideRnaSettings>): string {
  const amountName = yieldOptions.find(({ id }) => id === amount)?.display;
  const purificationName = purificationOptions.find(({ id }) => id === purification)?.display;
  return [nuclease, modifications, amountName, purificationName && `${purificationName} purification`]
    .filter((word) => word !== undefined && word !== '')
    .join(', ');
}

const isAny = (settings: Partial<GuideRnaSettings>): boolean => Object.keys(settings).length > 0;

/** What the list asks for beside the guides, and what becomes of it: nothing that a column says is lost in silence. */
export function RequestedSettingsNotes({ notes }: { readonly notes: readonly SettingsNote[] }) {
  const settings = notes.flatMap((one) => ('plateName' in one ? [one] : []));
  const notUnderstood = notes.flatMap((one) => ('notUnderstood' in one ? one.notUnderstood : []));
  const taken = settings.filter((one) => isAny(one.taken)).slice(0, platesShown);
  const open = settings.filter((one) => isAny(one.notTaken) || one.differing.length > 0).slice(0, platesShown);
  return (
    <>
      {taken.map((one) => (
        <p key={one.plateName} className={styles.hint}>
          {one.plateName} takes <b>{inWords(one.taken)}</b> from the list.
        </p>
      ))}
      {open.length === 0 && notUnderstood.length === 0 ? null : (
        <Notice tone="warnMinor">
          {open.map(({ plateName, notTaken, differing }) => (
            <p key={plateName}>
              {isAny(notTaken)
                ? `The list asks for ${inWords(notTaken)}, which ${plateName} cannot have: the guides on it do not allow it, or it is not sold on plates. `
                : ''}
              {differing.length > 0
                ? `Rows ask for different ${differing.map((field) => fieldTexts[field]).join(' and ')}; ${plateName} has one setting for all its wells and keeps its own.`
                : ''}
            </p>
          ))}
          {notUnderstood.length > 0 ? (
            <p>Not offered here, so the settings on the screen apply: {notUnderstood.join(', ').slice(0, 200)}.</p>
          ) : null}
        </Notice>
      )}
    </>
  );
}
