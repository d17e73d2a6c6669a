/** `npm run new -- page|widget|endpoint|event <name> …`: generates a working, tested, translated part. Without arguments prints usage. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endpoint } from './new/endpoint.ts'
import { event } from './new/event.ts'
import { page } from './new/page.ts'
import { carryOut, type Plan } from './new/plan.ts'
import { widget } from './new/widget.ts'
import { command, UserError } from './print/steps.ts'
import { runProgram } from './processes/run-program.ts'
import { ROOT } from './processes/state.ts'

const USAGE = `npm run new -- page <remote> <name> <address> [--form] [--ru "Заголовок" --en "Title"]
npm run new -- widget <remote> <name> [--popup] [--ru "Заголовок" --en "Title"]
npm run new -- endpoint <name> <GET|POST> <path>
npm run new -- event <what.happened>`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ru: { type: 'string' }, en: { type: 'string' }, form: { type: 'boolean' }, popup: { type: 'boolean' } },
})

function planOf(): Plan {
  const [kind, ...rest] = positionals
  if (values.form && kind !== 'page') throw new UserError(`A form is a page.\n${USAGE}`)
  if (values.popup && kind !== 'widget') throw new UserError(`A popup is a widget.\n${USAGE}`)
  if (kind === 'page') return page(ROOT, rest, values)
  if (kind === 'widget') return widget(ROOT, rest, values)
  if (kind === 'endpoint') return endpoint(rest)
  if (kind === 'event') return event(rest)
  throw new UserError(`${kind ? `"${kind}" is nothing that can be made.` : 'Say what to make.'}\n${USAGE}`)
}

/** A program of ours on this Node; what it says is shown only when it fails. */
async function run(file: string, args: string[]) {
  const { code, output } = await runProgram(process.execPath, [path.join(ROOT, file), ...args], { minutes: 1 })
  if (code !== 0) throw new UserError(output)
}

await command(async () => {
  const plan = planOf()
  // A file may have several edits, applied in order.
  const written = new Set(plan.edits.map(({ file }) => file))
  const edits = [...written].map((file) => ({
    file,
    edit: (text: string) => plan.edits.filter((one) => one.file === file).reduce((known, { edit }) => edit(known), text),
  }))
  const files = carryOut(ROOT, { ...plan, edits })
  await run('node_modules/@biomejs/biome/bin/biome', ['format', '--write', ...files.filter((file) => fs.existsSync(path.join(ROOT, file)))])
  await run('tools/docs.ts', ['--pages'])
  for (const file of files) console.log(`  ${written.has(file) ? 'changed' : 'made   '} ${file}`)
  console.log(`\n${plan.next.join('\n')}\nCheck it: npm run check`)
})
