import type { CartItemWire } from '@cutsite/contracts/cart';
import { type ItemReportWire, itemReportFromWire } from '@cutsite/contracts/report';
import { amountText } from '@cutsite/domain/money';
import { countText } from '@cutsite/domain/text';
import { ItemFacts, ReportDialog } from '../../../platform/report/item-facts.tsx';

interface KeptReportDialogProps {
  readonly item: CartItemWire;
  readonly report: ItemReportWire;
  readonly onClose: () => void;
}

/** What the service found when the item was added or last edited, by the rules and the prices of that moment. */
export function KeptReportDialog({ item, report, onClose }: KeptReportDialogProps) {
  const guides = countText(report.guides, 'guide');
  return (
    <ReportDialog title={`Report of ${item.name}`} onClose={onClose}>
      <p>
        {guides}
        {item.nuclease === null ? '' : ` for ${item.nuclease === 'Other' ? 'another editor' : item.nuclease}`},{' '}
        {amountText(item.subtotal)}. Checked and priced when it was added or last edited.
      </p>
      <ItemFacts report={itemReportFromWire(report)} label={item.name} />
    </ReportDialog>
  );
}
