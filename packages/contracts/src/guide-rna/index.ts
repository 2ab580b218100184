export {
  type GuideRnaItemWire,
  guideRnaItemSchema,
  guideRnaSlug,
  modificationWord,
  nucleaseWord,
  processingWord,
  shownSequenceSchema,
  speciesWord,
  yieldWord,
} from './item-schema.ts';
export {
  guideRnaItemFromWire,
  guideRnaItemToWire,
  type ReadGuideRnaItem,
  type WireFault,
  type WireFaultCode,
  wireFaultMessages,
} from './item-wire.ts';
