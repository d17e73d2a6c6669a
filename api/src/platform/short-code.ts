import { randomInt } from 'node:crypto'

/** Without 0, 1, I and O: codes are read from a screen and typed. */
export const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** An unguessable code: 40 random bits. */
export const shortCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
