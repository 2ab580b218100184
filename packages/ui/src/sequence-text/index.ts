export { SequenceDifference, SequenceText } from './sequence-text.tsx';
