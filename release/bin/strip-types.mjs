import fs from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Installed packages of the shop. Node reads TypeScript everywhere but in `node_modules`. */
const OURS = /\/node_modules\/@shop\/.*\.ts$/

/** Node warns once that this is experimental; a person who builds can do nothing about it. */
function stripped(source) {
  const warn = process.emitWarning.bind(process)
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = warn
  }
}

registerHooks({
  load: (url, context, next) =>
    OURS.test(url)
      ? { format: 'module', source: stripped(fs.readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true }
      : next(url, context),
})
