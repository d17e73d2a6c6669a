import * as v from 'valibot'

/** Ids of the database are int4 and never negative: what is larger is no id, not a row that is missing. */
export const MOST_ID = 2 ** 31 - 1
export const Id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ID))
