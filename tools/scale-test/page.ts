import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import type { Outcome } from './figures.ts'

const PAGE = path.join(ROOT, 'docs/machines.md')
const [BEGIN, END] = ['<!-- figures of npm run scale-test -->', '<!-- end of figures -->']

/** Replaces the figures of the page. */
export function writeFigures(outcomes: readonly Outcome[], { seconds, shoppers }: { seconds: number; shoppers: number }): void {
  const page = fs.readFileSync(PAGE, 'utf8')
  const about = `${new Date().toISOString().slice(0, 10)}, ${shoppers} shoppers for ${seconds} s, ${os.cpus().length} cores (${os.cpus()[0]?.model.trim() ?? ''}).`
  const rows = outcomes.map(
    ({ what, measured, promised, isKept }) => `| ${what} | ${measured} | ${promised}${isKept ? '' : ' **missed**'} |`,
  )
  const figures = [BEGIN, about, '', '| what | measured | promised |', '|---|---|---|', ...rows, END].join('\n')
  fs.writeFileSync(PAGE, page.slice(0, page.indexOf(BEGIN)) + figures + page.slice(page.indexOf(END) + END.length))
}
