export { exportFormAnswers, type FormAnswerWire, listFormAnswers } from './endpoints.ts';
