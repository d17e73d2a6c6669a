import fs from 'node:fs'
import path from 'node:path'

/** What a page does instead of rendering. */
const FAULTS = {
  throws: `throw new Error('broken on purpose')`,
  hangs: 'for (;;) {}',
} as const

/** Breaks the server build of one version; its browser code stays intact. */
export function breakServer(artifacts: string, name: string, version: string, pages: Readonly<Record<string, keyof typeof FAULTS>>): void {
  const file = path.join(artifacts, name, version, 'server/server.cjs')
  const whole = fs.readFileSync(file, 'utf8')
  const broken = Object.entries(pages).map(
    ([page, fault]) => `'${page}': async () => ({ ...(await whole['${page}']()), Page: function Broken() { ${FAULTS[fault]} } }),`,
  )
  const tail = `;{ const whole = module.exports.pages; module.exports = { ...module.exports, pages: { ...whole, ${broken.join(' ')} } } }\n`
  // Replaces the link to a shared artifact instead of writing through it.
  fs.rmSync(file)
  fs.writeFileSync(file, whole + tail)
}
