export { SequenceDifference, SequenceText } from './sequence-text.tsx';
export { TypedSequence, type TypedSequenceProps } from './typed-sequence.tsx';
