import {
  canonicalSequence,
  type GuideRnaSettings,
  geneEditors,
  guideMolecule,
  moleculeFacts,
  nameMaxLength,
  type ProductFormat,
  productOf,
  targetSite,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import { products } from '@cutsite/domain/product';
import { memo } from 'react';
import { PrintedLabel } from '../../../builder/label/printed-label.tsx';
import { whenNeeded } from '../../../platform/when-needed.ts';
import { MadeSequence } from './made-sequence.tsx';
import styles from './molecule-card.module.css';
import { modificationTexts, noWeightTexts } from './molecule-text.ts';
import { Resuspension } from './resuspension.tsx';
import { TargetDrawing } from './target-drawing.tsx';
import { WhereItCuts } from './where-it-cuts.tsx';

interface MoleculeCardProps {
  readonly sequence: string;
  readonly settings: GuideRnaSettings;
  readonly format: ProductFormat;
}

/** The molecule of a guide, and the label of the tube or plate that it comes in; `name` is what stands on it. */
export function MoleculeWithLabel({ name, ...molecule }: MoleculeCardProps & { readonly name: string }) {
  const { settings, format } = molecule;
  const editor = settings.nuclease === 'Other' ? '' : `, ${geneEditors[settings.nuclease].display}`;
  return (
    <>
      <MoleculeCard {...molecule} />
      <PrintedLabel
        on={format}
        name={name}
        longest={nameMaxLength}
        product={`${products[productOf(settings.nuclease)].label}${editor}`}
        content={`${amountOf(settings)}${format === 'plate' ? ' per well' : ''}`}
      />
    </>
  );
}

const amountOf = ({ yield: amount }: GuideRnaSettings): string =>
  yieldOptions.find(({ id }) => id === amount)?.display ?? amount;

/**
 * What will be made: the whole guide in order with its modifications, what it weighs, and how to dissolve it. A part
 * that we do not know is named, never invented.
 */
const MoleculeCard = memo(function MoleculeCard({ sequence, settings, format }: MoleculeCardProps) {
  const ordered = canonicalSequence(sequence, { ...settings, format });
  const molecule = guideMolecule(ordered, settings);
  const site = settings.modifications === 'User-Defined' ? null : targetSite(ordered, settings.nuclease);
  const made = molecule.parts.find(({ kind }) => kind === 'target')?.text ?? ordered;
  const { guideLengths } = moleculeFacts(ordered, settings);
  return (
    <>
      {site === null ? null : <TargetDrawing target={ordered} made={made} site={site} settings={settings} />}
      <details className={styles.card} open>
        <summary>As it will be made</summary>
        <MadeSequence parts={molecule.parts} />
        <p className={styles.modifications}>{modificationTexts[molecule.modifications]}</p>
        <dl className={styles.facts}>
          <dt>Length</dt>
          <dd>
            {guideLengths.join(' or ')} nt
            {molecule.parts.length < 2 ? null : (
              <span> ({molecule.parts.map(({ lengths }) => lengths.join(' or ')).join(' + ')})</span>
            )}
          </dd>
          <dt>Molecular weight</dt>
          <dd>
            {molecule.weight.known ? (
              `${daltons().format(molecule.weight.daltons)} Da`
            ) : (
              <span>{noWeightTexts[molecule.weight.reason]}</span>
            )}
          </dd>
          <dt>Delivered</dt>
          <dd>{amountOf(settings)}, dry</dd>
          <Resuspension amount={settings.yield} />
        </dl>
      </details>
      {settings.modifications === 'User-Defined' ? null : (
        <WhereItCuts nuclease={settings.nuclease} site={site} length={ordered.length} />
      )}
    </>
  );
});

const daltons = whenNeeded(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
