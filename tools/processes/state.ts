import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where the shop keeps its database, builds and releases; another folder lets a second shop run beside the first. */
export const STATE_DIR = path.resolve(ROOT, process.env['STATE_DIR'] ?? '.state')
