/** A function whose answer for an object is kept as long as the object is: rows and plates are asked about often. */
export function memoiseByObject<One extends object, Answer>(answerTo: (one: One) => Answer): (one: One) => Answer {
  const kept = new WeakMap<One, { readonly answer: Answer }>();
  return (one) => {
    const before = kept.get(one);
    if (before !== undefined) return before.answer;
    const answer = answerTo(one);
    kept.set(one, { answer });
    return answer;
  };
}
