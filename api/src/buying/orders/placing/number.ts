import { randomInt } from 'node:crypto'

const [SEVEN_DIGITS, NINE_DIGITS] = [10 ** 6, 10 ** 8]
const CANDIDATES = 8

const numberFrom = (first: number) => String(randomInt(first, first * 10))

/** Random numbers to take a free one from: they tell neither how many orders there are nor when. The last is for a shop with millions of orders. */
export const newNumbers = () => [...Array.from({ length: CANDIDATES }, () => numberFrom(SEVEN_DIGITS)), numberFrom(NINE_DIGITS)]
