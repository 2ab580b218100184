/**
 * What was worked out for the states of the last preview, so that a tick works out only what it changes. A state that
 * the next preview does not come by is forgotten: the memory stays that of one list.
 */
export class Remembered<Value> {
  #now = new Map<string, Value>();
  #before: ReadonlyMap<string, Value> = new Map();

  /** Another preview begins. */
  next(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }

  /** The value of a state; `work` must depend on nothing that the state does not tell. */
  of(state: string, work: () => Value): Value {
    const value = this.#now.get(state) ?? this.#before.get(state) ?? work();
    this.#now.set(state, value);
    return value;
  }
}
