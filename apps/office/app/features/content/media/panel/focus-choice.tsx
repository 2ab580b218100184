import type { MediaWire } from '@cutsite/contracts/content';
import { Slider } from '@mantine/core';
import { useId } from 'react';
import styles from './panel.module.css';

/** Hundredths from the left and the top. */
export type Focus = readonly [x: number, y: number];

/** What cards and links show of a picture: shapes, and their widths here beside a height of 48 px. */
const cuts = [
  ['16:9', 85],
  ['1:1', 48],
  ['3:4', 36],
  ['Shared', 91],
] as const;

export const middle: Focus = [50, 50];

interface FocusChoiceProps {
  readonly media: MediaWire;
  readonly value: Focus;
  readonly onChange: (focus: Focus) => void;
}

/** What stays in view where a card shows less than the whole picture: pressed on the picture, or set by two sliders. */
export function FocusChoice({ media, value: [x, y], onChange }: FocusChoiceProps) {
  const label = useId();
  const said = `${x} % from the left, ${y} % from the top`;
  return (
    <fieldset className={styles.focus} aria-describedby={label}>
      <legend>What stays in view where it is cropped</legend>
      {/* The sliders do the same for the keyboard. */}
      <div
        className={styles.whole}
        role="presentation"
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const part = (at: number, from: number, size: number) =>
            Math.min(100, Math.max(0, Math.round(((at - from) / size) * 100)));
          onChange([part(event.clientX, box.left, box.width), part(event.clientY, box.top, box.height)]);
        }}
      >
        <img src={media.src} alt={media.alt} draggable={false} />
        <span className={styles.mark} style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <ul className={styles.cuts} aria-label="Crop preview">
        {cuts.map(([name, width]) => (
          <li key={name}>
            <img src={media.thumb} alt="" style={{ width: `${width}px`, objectPosition: `${x}% ${y}%` }} />
            <small className="cs-muted">{name}</small>
          </li>
        ))}
      </ul>
      <small className="cs-muted" aria-hidden="true">
        From the left
      </small>
      <Slider thumbLabel="From the left" value={x} label={(at) => `${at} %`} onChange={(at) => onChange([at, y])} />
      <small className="cs-muted" aria-hidden="true">
        From the top
      </small>
      <Slider thumbLabel="From the top" value={y} label={(at) => `${at} %`} onChange={(at) => onChange([x, at])} />
      <small id={label} className="cs-muted">
        {said}
      </small>
    </fieldset>
  );
}
