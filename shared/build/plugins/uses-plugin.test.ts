import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

interface WrittenUses {
  uses: { calls: { call: string; hash: string }[]; sent: object; heard: object; widgets: object; popups: string[] }
  offers: { widgets: object; shared: object }
}

/** Builds sources as a package's build does, and answers what artifact.json would say. The build is plain modules, run by Node itself. */
function build(name: string, files: Record<string, string>): WrittenUses {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'uses-')))
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text)
  const code = `
    import webpack from 'webpack'
    import { UsesPlugin } from ${JSON.stringify(path.join(__dirname, 'uses-plugin.mjs'))}
    import { rulesOf } from ${JSON.stringify(path.join(__dirname, '../rules.mjs'))}
    const uses = new UsesPlugin(${JSON.stringify(name)})
    const compiler = webpack({
      mode: 'production', context: ${JSON.stringify(folder)}, entry: './index.tsx', target: 'web', devtool: false,
      output: { path: ${JSON.stringify(path.join(folder, 'out'))} },
      resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], modules: ['node_modules', ${JSON.stringify(path.join(__dirname, '../node_modules'))}] },
      externalsType: 'commonjs', externals: ['react/jsx-runtime', 'effector', '@shop/events', '@shop/http', '@shop/routing'],
      module: { rules: rulesOf('test@1', { server: true, development: false }) },
      plugins: [uses],
    })
    compiler.run(async (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString())
      console.log(JSON.stringify(await uses.written()))
    })`
  try {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: __dirname,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(stdout) as WrittenUses
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const SOURCES = {
  'index.tsx': `
    import { createRequestFx } from '@shop/http'
    import { emitterOf, listenTo } from '@shop/events'
    import { Widget } from '@shop/routing'
    import { promises } from '@shop/contracts/content/promises'
    import { pieceAdded, pieceViewed } from '@shop/contracts/events/events'
    import { rowFx } from './feature.ts'
    export const fx = [createRequestFx(promises), rowFx]
    export const sent = emitterOf(pieceAdded, 'test')
    export const heard = [pieceViewed].map(listenTo)
    export const popup = { owner: 'mfe-profile', widget: 'auth', props: {} }
    export const own = { owner: 'mfe-catalog', widget: 'reviews' }
    export const View = () => <Widget owner="mfe-landings" widget="recently-viewed" props={{}} />
  `,
  'feature.ts': `
    import { createRequestFx } from '@shop/http'
    import { bestsellers } from '@shop/contracts/content/main-page'
    import { winterSale } from '@shop/contracts/content/winter-sale'
    export const rowFx = createRequestFx(bestsellers)
    export const neverCalled = (make) => make(winterSale)
  `,
}

test('artifact.json says what the modules of a build use, without what is shaken off [release.uses-of-a-build]', () => {
  const { uses, offers } = build('mfe-catalog', SOURCES)
  expect(uses.calls.map(({ call }) => call)).toStrictEqual(['GET /pd/frontend/bestsellers', 'GET /promises'])
  expect(Object.keys(uses.sent)).toStrictEqual(['piece.added'])
  expect(Object.keys(uses.heard)).toStrictEqual(['piece.viewed'])
  expect(Object.keys(uses.widgets)).toStrictEqual(['mfe-landings/recently-viewed'])
  expect(uses.popups).toStrictEqual(['mfe-profile/auth'])
  expect(Object.keys(offers.widgets)).toContain('mfe-catalog/promise')
  for (const { hash } of uses.calls) expect(hash).toMatch(/^[0-9a-f]{16}$/)
}, 60_000)
