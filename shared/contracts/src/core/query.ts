import * as v from 'valibot'
import { MAX_ID } from './id.ts'

/** Query string values: everything arrives as text. */
export const queryInteger = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))
export const queryId = v.pipe(queryInteger, v.minValue(0), v.maxValue(MAX_ID))
/** Minor units. */
export const querySum = v.pipe(queryInteger, v.minValue(0))
export const queryNumber = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,15})?$/), v.transform(Number))
export const queryFlag = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((text) => text === 'true' || text === '1'),
)

export const queryLatitude = v.pipe(queryNumber, v.minValue(-90), v.maxValue(90))
export const queryLongitude = v.pipe(queryNumber, v.minValue(-180), v.maxValue(180))
