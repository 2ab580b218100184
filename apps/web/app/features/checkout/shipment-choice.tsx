import type { OrderSummaryWire, ShippingEstimatesWire } from '@cutsite/contracts/checkout';
import { type Carrier, carrierNames, type ShippingMethod, shippingMethods } from '@cutsite/domain/checkout';
import { amountText } from '@cutsite/domain/money';
import { temperatures } from '@cutsite/domain/product';
import { countText } from '@cutsite/domain/text';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { SelectField, TextField } from '@cutsite/ui/form';
import { Icon } from '@cutsite/ui/icon';
import { deliveryText } from '../../platform/delivery-text.ts';
import type { RefusedCall } from '../../platform/forms/refused-call.ts';
import type { MethodChoice } from './checkout-calls.ts';
import styles from './checkout-screen.module.css';

type Group = ShippingEstimatesWire['groups'][number];
type Estimate = Group['estimates'][number];

/** How one shipment is to travel; the carrier's account counts for `carrier_account` only. */
export interface Travel {
  readonly method: ShippingMethod;
  readonly carrier: Carrier;
  readonly accountNumber: string;
}

/** What was chosen in this window, by shipment. */
export type TravelChoices = Readonly<Record<string, Travel>>;

export function isTravelChoices(value: unknown): value is TravelChoices {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (one: unknown) => typeof one === 'object' && one !== null && 'method' in one && 'accountNumber' in one,
    )
  );
}

/** What was chosen here, else what the order has, else the usual way. */
export function travelOf(
  id: string,
  chosen: TravelChoices,
  estimates: ShippingEstimatesWire,
  order: OrderSummaryWire,
): Travel {
  const offers = estimates.groups.find((group) => group.id === id)?.estimates ?? [];
  const here = chosen[id];
  if (here !== undefined && offers.some(({ shipping_method }) => shipping_method === here.method)) return here;
  const kept = order.contents.groups.find((group) => group.id === id);
  return {
    method:
      shippingMethods.find((method) => method === kept?.shipping_method) ?? offers[0]?.shipping_method ?? 'express',
    carrier: carrierNames.find((carrier) => carrier === kept?.shipping_carrier) ?? carrierNames[0],
    accountNumber: kept?.carrier_account_number ?? '',
  };
}

/** The call that chooses it. */
export function methodChoice(groupId: string, { method, carrier, accountNumber }: Travel): MethodChoice {
  const own = method === 'carrier_account';
  return {
    group_id: groupId,
    shipping_method: method,
    shipping_carrier: own ? carrier : null,
    carrier_account_number: own ? accountNumber : null,
  };
}

interface ShipmentChoiceProps {
  readonly group: Group;
  readonly carriers: ShippingEstimatesWire['carriers'];
  readonly itemCount: number;
  readonly travel: Travel;
  readonly refusal: RefusedCall | null;
  readonly onChange: (travel: Travel) => void;
}

/** The ways of one shipment, and the account that is charged instead of the customer. */
export function ShipmentChoice({ group, carriers, itemCount, travel, refusal, onChange }: ShipmentChoiceProps) {
  const own = travel.method === 'carrier_account';
  const accountError = refusal?.fields['carrier_account_number'];
  const form = carriers.find(({ shipping_carrier }) => shipping_carrier === travel.carrier)?.account_number_form;
  return (
    <div className={styles.shipment}>
      <ChoiceList
        legend={
          <>
            <Icon name={group.temperature === 'ambient' ? 'box' : 'cold'} />
            {temperatures[group.temperature].label}: {countText(itemCount, 'item')}
          </>
        }
        value={travel.method}
        onValueChange={(method) => onChange({ ...travel, method })}
        error={refusal !== null && accountError === undefined ? refusal.sentences.join(' ') : null}
        choices={group.estimates.map((estimate) => ({
          value: estimate.shipping_method,
          title: estimate.shipping_method_name,
          note: noteOf(estimate),
          end: estimate.shipping_method === 'carrier_account' ? 'no charge' : amountText(estimate.amount),
        }))}
      />
      {own && (
        <div
          className={styles.account}
          role="group"
          aria-label={`Carrier account: ${temperatures[group.temperature].label}`}
        >
          <SelectField
            label="Carrier"
            roomy
            value={travel.carrier}
            options={carriers.map(({ shipping_carrier, label }) => ({ value: shipping_carrier, label }))}
            onValueChange={(carrier) => onChange({ ...travel, carrier })}
          />
          <TextField
            label="Carrier account number"
            name="carrier_account_number"
            roomy
            autoComplete="off"
            value={travel.accountNumber}
            hint={form}
            error={accountError}
            onChange={(event) => onChange({ ...travel, accountNumber: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}

const dayNames = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

function noteOf({ business_days: days, leaves_on: leaves, delivery }: Estimate): string {
  const way = days === null ? 'Billed by your carrier, not by us' : `${countText(days, 'working day')} on the way`;
  const last = leaves.at(-1);
  const how = last === undefined || last === 5 ? way : `${way}, leaves Monday to ${dayNames[last] ?? ''} only`;
  const when = deliveryText(delivery);
  return when === '' ? how : `${how}. ${when}`;
}
