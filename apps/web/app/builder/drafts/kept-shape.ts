import type { BuilderPlate } from '../project/builder-project.ts';
import { isRecord } from './draft-record.ts';

/** What a product asks of the projects that a browser kept, before its screen shows one. */

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

export const isOneOf = <One>(list: readonly One[], value: unknown): value is One => list.some((one) => one === value);

export const isListOf = <One>(value: unknown, isOne: (one: unknown) => one is One): value is One[] =>
  Array.isArray(value) && value.every(isOne);

/** Two wells in one place, or two plates under one id, would hide one another. */
export const areApart = <One>(list: readonly One[], place: (one: One) => unknown): boolean =>
  new Set(list.map(place)).size === list.length;

/** A row with its id, name and sequence. */
export const isRow = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && isText(value['id']) && isText(value['name']) && isText(value['sequence']);

const isWellOf =
  (wellCount: number) =>
  (value: unknown): value is BuilderPlate['wells'][number] =>
    isRow(value) &&
    Number.isInteger(value['index']) &&
    Number(value['index']) >= 0 &&
    Number(value['index']) < wellCount;

/** A plate with id and name, its wells rows in places of their own. Settings are the product's to check. */
export const isPlateOf = (value: unknown, wellCount: number): value is BuilderPlate & Record<string, unknown> =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['name']) &&
  isListOf(value['wells'], isWellOf(wellCount)) &&
  areApart(value['wells'], ({ index }) => index);
