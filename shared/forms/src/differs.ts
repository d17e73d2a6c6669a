/** True when a field of a form has another value in the one than in the other. */
export const differs = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).some((name) => one[name] !== other[name])
