import type { featureDrawings } from '@cutsite/content/block';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import type { ComponentType } from 'react';
import promises from '../home/before-you-pay/before-you-pay.module.css';
import { FaultsPicture, MapPicture } from '../home/before-you-pay/pictures.tsx';
import { PlateArt } from '../home/products/plate-art.tsx';
import styles from './feature-drawing.module.css';

type Drawing = keyof typeof featureDrawings;

/** What somebody types, and the gene that it is; what can't be told is asked. */
const settled: readonly {
  readonly typed: string;
  readonly means: string;
  readonly note?: string;
  readonly isStruck?: true;
}[] = [
  { typed: 'HER2', means: 'ERBB2' },
  { typed: 'FAK', means: 'PTK2' },
  { typed: '1-Mar', means: 'MARCHF1', note: 'or MTARC1?', isStruck: true },
  { typed: 'CDK8', means: 'CDK8' },
];

function Names() {
  return (
    <ul className={styles.names}>
      {settled.map(({ typed, means, note, isStruck }) => (
        <li key={typed}>
          {isStruck ? <s>{typed}</s> : <span>{typed}</span>}
          <Icon name="go" size={14} />
          <span>
            {means} {note ? <small>{note}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same wells of both plates are controls. */
const controlsAt = [0, 11, 40, 84, 95];

function SmallPlate({ filled }: { readonly filled: number }) {
  return (
    <svg viewBox="0 0 130 90">
      <path className={styles.chassis} d="M9 1h117a3 3 0 0 1 3 3v82a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V9z" />
      {Array.from({ length: 96 }, (_, at) => {
        const [x, y] = [(at % 12) * 10 + 9, Math.floor(at / 12) * 10 + 9];
        if (controlsAt.includes(at))
          return <rect key={at} className={styles.control} x={x - 3.3} y={y - 3.3} width={6.6} height={6.6} />;
        return <circle key={at} className={at < filled ? styles.filled : styles.empty} cx={x} cy={y} r={3.7} />;
      })}
    </svg>
  );
}

function Controls() {
  return (
    <div className={styles.plates}>
      <SmallPlate filled={96} />
      <SmallPlate filled={52} />
    </div>
  );
}

function Findings() {
  return (
    <ul className={styles.findings}>
      <li>
        <Pill tone="warnMinor" icon="warning">
          Common essential
        </Pill>
        <small>10 genes</small>
      </li>
      <li>
        <Pill tone="warnMinor" icon="warning">
          Two guides
        </Pill>
        <small>1 gene</small>
      </li>
      <li>
        <Pill tone="error" icon="error">
          No guides
        </Pill>
        <small>1 gene, to decide</small>
      </li>
    </ul>
  );
}

const Plate = () => (
  <div className={styles.one}>
    <PlateArt />
  </div>
);

const Map = () => (
  <div className={`${promises.padded} ${promises.map} ${styles.map}`}>
    <MapPicture />
  </div>
);

const drawings: Readonly<Record<Drawing, ComponentType>> = {
  names: Names,
  controls: Controls,
  findings: Findings,
  faults: FaultsPicture,
  plate: Plate,
  map: Map,
};

/** A drawing above a feature. It shows what the words say, and so is for the eyes alone. */
export function FeatureDrawing({ name }: { readonly name: Drawing }) {
  const Shown = drawings[name];
  return (
    <div className={`cs-card ${styles.drawing}`} aria-hidden="true">
      <Shown />
    </div>
  );
}
