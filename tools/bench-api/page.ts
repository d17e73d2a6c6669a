import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../processes/state.ts'
import { asMarkdown, type Figures } from './figures.ts'

const PAGE = path.join(ROOT, 'docs/performance-api.md')

/** Replaces the table of the same engine and size in the page. */
export function writePage(about: string, figures: readonly Figures[]): void {
  const [begin, end] = [`<!-- figures: ${about} -->`, `<!-- end of figures: ${about} -->`]
  const page = fs.existsSync(PAGE) ? fs.readFileSync(PAGE, 'utf8') : '# What the API costs\n'
  const measured = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.cpus().length} cores (${os.cpus()[0]?.model ?? ''}).`
  const section = `${begin}\n## ${about}\n\n${measured}\n\n${asMarkdown(figures)}\n${end}`
  const from = page.indexOf(begin)
  const next = from < 0 ? `${page.trimEnd()}\n\n${section}\n` : page.slice(0, from) + section + page.slice(page.indexOf(end) + end.length)
  fs.writeFileSync(PAGE, next)
}
