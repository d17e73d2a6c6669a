import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import type { Outcome } from './figures.ts'

/** Replaces what stands between the marks of a command in a page. */
export function writeTable(
  file: string,
  command: string,
  what: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const whole = path.join(ROOT, file)
  const page = fs.readFileSync(whole, 'utf8')
  const [begin, end] = [`<!-- figures of ${command} -->`, '<!-- end of figures -->']
  const from = page.indexOf(begin)
  if (from < 0) throw new Error(`${file} has no place for the figures of ${command}.`)
  const about = `${new Date().toISOString().slice(0, 10)}, ${what}, ${os.cpus().length} cores (${os.cpus()[0]?.model.trim() ?? ''}).`
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const figures = [begin, about, '', line(head), line(head.map(() => '---')), ...rows.map(line), end].join('\n')
  fs.writeFileSync(whole, page.slice(0, from) + figures + page.slice(page.indexOf(end, from) + end.length))
}

export function writeFigures(file: string, command: string, what: string, outcomes: readonly Outcome[]): void {
  const rows = outcomes.map((one) => [one.what, one.measured, `${one.promised}${one.isKept ? '' : ' **missed**'}`])
  writeTable(file, command, what, ['what', 'measured', 'promised'], rows)
}
