import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Folder of database, builds and releases; another folder allows a second shop in parallel. */
export const STATE_DIR = path.resolve(ROOT, process.env['STATE_DIR'] ?? '.state')
