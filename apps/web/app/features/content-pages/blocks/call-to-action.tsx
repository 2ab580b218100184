import { choicesOfCall, type ShownBlockOf } from '@cutsite/content/block';
import { Icon } from '@cutsite/ui/icon';
import { Actions } from '../parts/actions.tsx';
import styles from './blocks.module.css';

type Call = Pick<ShownBlockOf<'call_to_action'>, 'heading' | 'lead' | 'actions'>;

/**
 * One sentence and one button. With a second call for customers both stand in the HTML, which is the same for
 * everybody, in one place, so that nothing moves when the island shows the other one (CT-41).
 */
export function CallToAction({ block }: { readonly block: ShownBlockOf<'call_to_action'> }) {
  const [other] = block.for_customers ?? [];
  return (
    <section className={`cs-page ${styles.section}`}>
      {other === undefined ? (
        <OneCall call={block} />
      ) : (
        <div className={styles.calls} data-island="call-to-action" data-shown="default">
          <div data-call="default">
            <OneCall call={block} />
          </div>
          <div data-call="customer">
            <OneCall call={{ ...other, actions: [other] }} />
          </div>
        </div>
      )}
    </section>
  );
}

function OneCall({ call }: { readonly call: Call }) {
  return (
    <div className={styles.call}>
      <div>
        <h2>{call.heading}</h2>
        {call.lead ? <p>{call.lead}</p> : null}
      </div>
      {call.actions.length >= choicesOfCall ? <Choices actions={call.actions} /> : <Actions actions={call.actions} />}
    </div>
  );
}

/** Ways to go on, of which none is meant more than the others. */
function Choices({ actions }: Pick<Call, 'actions'>) {
  return (
    <ul className={styles.choices}>
      {actions.map(({ label, href }) => (
        <li key={label}>
          <a href={href} className="cs-card">
            {label} <Icon name="forward" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
