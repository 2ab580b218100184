import { takeKeptArrival } from '../../../platform/between-pages/kept-arrival.ts';
import type { GuideRnaBuilder } from '../project/use-builder.tsx';
import { arriveWithEditor } from './arrive-with-editor.ts';

/** Makes the builder ready for guides that come with a list: the plate that they go to, and their editor. */
export function receiveGuides(builder: GuideRnaBuilder): void {
  const kept = takeKeptArrival();
  if (kept === null) return;
  const { editor, plateId } = kept;
  if (plateId !== null && builder.project().plates.some(({ id }) => id === plateId)) builder.showPlate(plateId);
  const arrival = arriveWithEditor(builder.project(), builder.store.getState().own, editor);
  if (arrival.kind === 'plate') builder.edit({ label: arrival.label }, () => arrival.project);
  if (arrival.kind === 'new_tubes') builder.look({ own: arrival.look });
  if (arrival.kind === 'other_editor') builder.showNotice(arrival.words);
}
