import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { figuresOf, unexplained, unsent } from './check.ts'
import { readSent } from './record.ts'
import { loadParser } from './statement.ts'

const FIGURES = resolve(__dirname, 'figures.json')

/**
 * Throws when a test of this run made the API send a statement that would cross shards and has no word. With SHARD_FIGURES=1, for a run
 * of all tests: writes the figures of docs/shards.md, and tells which words nothing was sent for.
 */
export async function checkSent(folder: string) {
  await loadParser()
  const sent = readSent(folder)
  const sentences = unexplained(sent)
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
  if (!process.env['SHARD_FIGURES']) return
  writeFileSync(FIGURES, `${JSON.stringify(figuresOf(sent, new Date().toISOString().slice(0, 10)), null, 2)}\n`)
  for (const name of unsent(sent)) console.log(`No statement of this run is '${name}' of crossings.ts.`)
}
