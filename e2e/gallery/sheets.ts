import fs from 'node:fs'
import path from 'node:path'
import { sheetNames } from '../../tools/gallery/serve.ts'

const SHEETS = path.join(import.meta.dirname, '../../gallery/src/sheets')

interface Shown {
  sheet: string
  /** Null: all states stand on one page. */
  state: string | null
}

/** What there is to look at: a sheet as a whole, or one state of a part that covers the window. */
export const statesOf = (): Shown[] =>
  sheetNames().flatMap((sheet): Shown[] => {
    const source = fs.readFileSync(path.join(SHEETS, `${sheet}.tsx`), 'utf8')
    if (!source.includes('isAlone: true')) return [{ sheet, state: null }]
    const states = [...source.matchAll(/^ {4}(\w+): </gm)].map(([, state]) => state ?? '')
    if (states.length === 0) throw new Error(`No state is found in the sheet ${sheet}`)
    return states.map((state) => ({ sheet, state }))
  })
