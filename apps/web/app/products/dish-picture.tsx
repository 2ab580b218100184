import styles from './item-views.module.css';

const places = [
  [30, 22],
  [20, 34],
  [40, 33],
  [28, 42],
  [44, 45],
  [17, 47],
  [34, 55],
] as const;

/** A dish of cells from above: many colonies for a pool, one for a clone. */
export function DishPicture({ colonies }: { readonly colonies: 'one' | 'many' }) {
  const shown = colonies === 'one' ? ([[30, 40]] as const) : places;
  return (
    <svg className={styles.vessel} viewBox="0 0 60 84" aria-hidden="true">
      <circle cx="30" cy="40" r="27" data-part="glass" />
      <circle cx="30" cy="40" r="23" data-part="label" />
      {shown.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={colonies === 'one' ? 8 : 4} data-part="content" />
      ))}
    </svg>
  );
}
