import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import { ON_PGLITE } from './api.ts'

test.each(ON_PGLITE)('%s, which runs on PGlite too, is there', (file) => {
  expect(fs.existsSync(path.join(ROOT, file))).toBe(true)
})
