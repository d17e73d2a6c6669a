import fs from 'node:fs'
import path from 'node:path'

/** What a page of the broken server build does instead of rendering. */
const FAULTS = {
  throws: `throw new Error('broken on purpose')`,
  hangs: 'for (;;) {}',
} as const

/** Breaks pages of one version on the server only: its browser code stays as it was built. */
export function breakServer(artifacts: string, name: string, version: string, pages: Readonly<Record<string, keyof typeof FAULTS>>): void {
  const file = path.join(artifacts, name, version, 'server/server.cjs')
  const whole = fs.readFileSync(file, 'utf8')
  const broken = Object.entries(pages).map(
    ([page, fault]) => `'${page}': async () => ({ ...(await whole['${page}']()), Page: function Broken() { ${FAULTS[fault]} } }),`,
  )
  const tail = `;{ const whole = module.exports.pages; module.exports = { ...module.exports, pages: { ...whole, ${broken.join(' ')} } } }\n`
  // The link leads to the artifact that others use: it is replaced, never written through.
  fs.rmSync(file)
  fs.writeFileSync(file, whole + tail)
}
