import { randomInt } from 'node:crypto'

/** Neither 0, 1, I nor O: read from a screen and typed by hand. */
export const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** A code that cannot be guessed: 40 random bits. */
export const shortCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
