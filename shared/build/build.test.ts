import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { activateAll, rollback } from '@shop/release/actions'
import { activeOf, type ReleaseRecord } from '@shop/release/record'
import { readCurrent } from '@shop/release/store'
import { newState, writeBuild } from '../../release/test/built.ts'

const place = (file: string) => JSON.stringify(path.join(__dirname, file))

/** The build is plain modules, run by Node itself: so do its tests. */
function run(code: string): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

function folderWith(files: string[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'remote-'))
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), '')
  }
  return folder
}

test('exposed modules are found by folder, with one text chunk per language', () => {
  const folder = folderWith([
    'src/pages/listing/index.ts',
    'src/pages/listing/texts/ru.ts',
    'src/pages/listing/texts/en.ts',
    'src/pages/half-done/page.tsx',
    'src/widgets/bestsellers/index.tsx',
    'src/features/card/index.ts',
  ])
  expect(
    run(`import { exposesOf } from ${place('exposes.mjs')}; console.log(JSON.stringify(exposesOf(${JSON.stringify(folder)})))`),
  ).toStrictEqual({
    'page/listing': path.join(folder, 'src/pages/listing/index.ts'),
    'page/listing/ru': path.join(folder, 'src/pages/listing/texts/ru.ts'),
    'page/listing/en': path.join(folder, 'src/pages/listing/texts/en.ts'),
    'widget/bestsellers': path.join(folder, 'src/widgets/bestsellers/index.tsx'),
  })
})

test('a page’s files include the CSS of its parts, and their JavaScript unless it loads separately or on interaction', () => {
  const pageWith = (priority?: 'auto' | 'low') =>
    run(`import { filesOf } from ${place('plugins/artifact-plugin.mjs')}
      const part = { options: { fetchPriority: ${JSON.stringify(priority)} }, getFiles: () => ['form.js', 'form.css'] }
      const page = { getFiles: () => ['page.js'], getChildren: () => [part] }
      console.log(JSON.stringify(filesOf({ namedChunkGroups: new Map([['page', page]]) }, 'page', [])))`)
  expect(pageWith()).toStrictEqual(['page.js', 'form.js', 'form.css'])
  expect(pageWith('auto')).toStrictEqual(['page.js', 'form.css'])
  expect(pageWith('low')).toStrictEqual(['page.js'])
})

test('asks of pages and widgets are found by folder', () => {
  const folder = folderWith([
    'src/pages/listing/index.ts',
    'src/pages/listing/asks.ts',
    'src/pages/listing/texts/ru.ts',
    'src/pages/about/index.ts',
    'src/pages/half-done/asks.ts',
    'src/widgets/bestsellers/index.tsx',
    'src/widgets/bestsellers/asks.ts',
  ])
  expect(
    run(
      `import { asksIn, exposesOf } from ${place('exposes.mjs')}; console.log(JSON.stringify(asksIn(exposesOf(${JSON.stringify(folder)}))))`,
    ),
  ).toStrictEqual({
    'page/listing': path.join(folder, 'src/pages/listing/asks.ts'),
    'widget/bestsellers': path.join(folder, 'src/widgets/bestsellers/asks.ts'),
  })
})

test('what only the browser loads, or says little, is one file with its texts: each file adds its hash to every page of the remote', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'))
  const texts = (name: string, length: number) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, 'x'.repeat(length))
    return file
  }
  const [short, long] = [texts('short.ts', 500), texts('long.ts', 700)]
  const exposes = {
    'page/listing': 'a',
    'page/listing/ru': long,
    'page/listing/en': short,
    'page/designer': 'b',
    'page/designer/ru': short,
    'page/designer/en': short,
    'widget/row': 'c',
    'widget/row/ru': long,
    'widget/row/en': long,
    'widget/sizer': 'd',
    'widget/sizer/ru': long,
    'widget/sizer/en': long,
  }
  const chunks = run(
    `import { chunksOf } from ${place('exposes.mjs')}; console.log(JSON.stringify(chunksOf(${JSON.stringify(exposes)}, ['row'])))`,
  )
  fs.rmSync(folder, { recursive: true })
  expect(chunks).toStrictEqual({
    'page/listing': 'page-listing',
    'page/listing/ru': 'page-listing-ru',
    'page/listing/en': 'page-listing-en',
    'page/designer': 'page-designer',
    'page/designer/ru': 'page-designer',
    'page/designer/en': 'page-designer',
    'widget/row': 'widget-row',
    'widget/row/ru': 'widget-row-ru',
    'widget/row/en': 'widget-row-en',
    'widget/sizer': 'widget-sizer',
    'widget/sizer/ru': 'widget-sizer',
    'widget/sizer/en': 'widget-sizer',
  })
})

const bag = { kind: 'drawer', name: { ru: 'Корзина', en: 'Bag' } }
const DECLARED = {
  right: JSON.stringify({ 'bag-drawer': bag }),
  none: null,
  broken: '{ "bag-drawer": ',
  'a wrong kind': JSON.stringify({ 'bag-drawer': { ...bag, kind: 'drawr' } }),
  'a name in one language': JSON.stringify({ 'bag-drawer': { ...bag, name: { ru: 'Корзина' } } }),
  'no widget': JSON.stringify({ 'half-done': bag }),
}

describe('popups of a package of one widget, `bag-drawer`', () => {
  const folders = new Map<string, string>()
  let errors: Record<string, string[]>

  // One process for all: webpack takes longer to load than to build.
  beforeAll(() => {
    for (const [name, declared] of Object.entries(DECLARED)) {
      const folder = folderWith(['src/widgets/bag-drawer/index.ts', 'src/widgets/half-done/widget.tsx'])
      if (declared !== null) fs.writeFileSync(path.join(folder, 'src/popups.json'), declared)
      folders.set(name, folder)
    }
    errors = run(`import { createRequire } from 'node:module'
      const webpack = createRequire(${place('build.mjs')})('webpack')
      import { ArtifactPlugin } from ${place('plugins/artifact-plugin.mjs')}
      const errors = {}
      for (const [name, folder] of ${JSON.stringify([...folders])}) {
        const plugin = new ArtifactPlugin({ name: 'x', pages: {}, popups: { folder, widgets: 'src/widgets' }, uses: { written: () => ({}) } })
        const options = { mode: 'production', entry: 'data:text/javascript,', output: { path: folder + '/built' }, plugins: [plugin] }
        const stats = await new Promise((done) => webpack(options, (_, built) => done(built)))
        errors[name] = stats.compilation.errors.map(({ message }) => message)
      }
      console.log(JSON.stringify(errors))`) as typeof errors
  })

  const builtWith = (name: keyof typeof DECLARED) => {
    const folder = folders.get(name) ?? ''
    const artifact = path.join(folder, 'built/artifact.json')
    const popups = fs.existsSync(artifact) && (JSON.parse(fs.readFileSync(artifact, 'utf8')) as { popups?: object }).popups
    return { errors: errors[name], popups, shown: `${path.basename(folder)}/src/popups.json` }
  }

  test('are written to artifact.json', () => {
    expect(builtWith('right')).toMatchObject({ errors: [], popups: { 'bag-drawer': bag } })
    expect(builtWith('none')).toMatchObject({ errors: [], popups: undefined })
  })

  test.each([
    ['a wrong kind', '"bag-drawer.kind" is "drawr", must be one of drawer, dialog, sheet, wide.'],
    ['a name in one language', '"bag-drawer.name.en" is missing.'],
    ['no widget', '"half-done" is no widget: there is no src/widgets/half-done/index.ts.'],
  ] as const)('with %s fail the build with a clear error', (name, sentence) => {
    const { errors: found, popups, shown } = builtWith(name)
    expect(found).toStrictEqual([`${shown}: ${sentence}`])
    expect(popups).toBe(false)
  })

  test('that are invalid JSON fail the build and name the file', () => {
    const { errors: found, shown } = builtWith('broken')
    expect(found).toStrictEqual([expect.stringMatching(new RegExp(`^${shown} is no JSON: `))])
  })
})

const readVersions = () =>
  run(
    `import { packages, versionsOf } from ${place('versions/versions.mjs')}; console.log(JSON.stringify(Object.entries(versionsOf(packages()))))`,
  ) as [string, string][]
let known: [string, string][] | undefined
/** Read once: a second of work. */
const versionsOfSources = () => (known ??= readVersions())

test('a version is the package version plus a content hash: same sources, same version', () => {
  const versions = versionsOfSources()
  expect(versions.map(([name]) => name)).toContain('mfe-catalog')
  for (const [, version] of versions) expect(version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/)
  expect(readVersions()).toStrictEqual(versions)
})

test('the main entry of a shared package and its subpaths have distinct names in the bundled list', () => {
  const resources = [
    'shared/ui/src/index.ts',
    'shared/ui/src/goods/product-card/product-card.tsx',
    'shared/ui/src/controls/button/button.tsx',
    'shared/i18n/src/money.ts',
    'mfe-catalog/src/pages/listing/page.tsx',
  ]
  const modules = resources.map((file) => `{ resource: path.join(ROOT, '${file}') }`).join(', ')
  const installed = `{ resource: path.join(ROOT, 'node_modules/.pnpm/valibot@1/node_modules/valibot/dist/index.mjs') }, { resource: path.join(ROOT, 'node_modules/@scope/pack/index.js') }`
  const code = `import path from 'node:path'; import { ROOT } from ${place('roots.mjs')}; import { bundledPackages } from ${place('steps/bundled.mjs')}
    console.log(JSON.stringify(bundledPackages([${modules}, { modules: [${installed}] }])))`
  expect(run(code)).toStrictEqual([
    '@scope/pack',
    '@shop/i18n/money',
    '@shop/ui',
    '@shop/ui/controls/button',
    '@shop/ui/product-card',
    'valibot',
  ])
})

test('an unknown package fails with one clear error', () => {
  const { stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'build.mjs'), 'mfe-nothing'], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toMatch(/^There is no package mfe-nothing to build; there are mfe-cart-checkout, /)
})

/** A state folder with one artifact that is in use, and a file beside all artifacts. */
function stateWithArtifact() {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'))
  const live = path.join(state, 'artifacts/mfe-catalog/1.0.0')
  fs.mkdirSync(live, { recursive: true })
  fs.writeFileSync(path.join(live, 'artifact.json'), '{}')
  return { state, live }
}

test.each([
  ['mfe-catalog@', 'mfe-catalog@ names no version'],
  ['mfe-catalog@../x', 'mfe-catalog@../x is no version'],
  ['mfe-catalog@.', 'mfe-catalog@. is no version'],
  ['mfe-catalog@1.0.0/../..', 'mfe-catalog@1.0.0/../.. is no version'],
  ['mfe-catalog@1', 'mfe-catalog@1 is no version'],
])('%s is rejected with an error message, and no artifact changes', (target, words) => {
  const { state } = stateWithArtifact()
  const env = { ...process.env, STATE_DIR: state }
  const { stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'build.mjs'), target], { encoding: 'utf8', env })
  expect([status, stderr]).toStrictEqual([2, expect.stringContaining(words)])
  expect(fs.readdirSync(state, { recursive: true }).sort()).toStrictEqual([
    'artifacts',
    'artifacts/mfe-catalog',
    'artifacts/mfe-catalog/1.0.0',
    'artifacts/mfe-catalog/1.0.0/artifact.json',
  ])
  fs.rmSync(state, { recursive: true })
})

test.each(['', '../x'])('artifactFolder rejects the version "%s"', (version) => {
  const code = `import { artifactFolder } from ${place('roots.mjs')}; artifactFolder('mfe-catalog', ${JSON.stringify(version)})`
  expect(() => run(code)).toThrow('mfe-catalog@')
})

test.each([
  ['whole', 'artifact.json', ['old']],
  ['damaged', 'remoteEntry.js', ['new']],
])('a build never deletes an existing artifact: one that is %s', (_, file, shown) => {
  const { state, live } = stateWithArtifact()
  fs.rmSync(path.join(live, 'artifact.json'))
  fs.writeFileSync(path.join(live, file), 'old')
  const draft = `${live}.draft`
  fs.mkdirSync(draft)
  fs.writeFileSync(path.join(draft, 'artifact.json'), 'new')
  run(
    `import { publishAtomically } from ${place('steps/put-in-place.mjs')}; publishAtomically(${JSON.stringify(draft)}, ${JSON.stringify(live)}); console.log(1)`,
  )
  expect([fs.readFileSync(path.join(live, 'artifact.json'), 'utf8')]).toStrictEqual(shown)
  const all = fs.readdirSync(path.dirname(live)).flatMap((folder) => fs.readdirSync(path.join(path.dirname(live), folder)))
  expect(all).toContain(file)
  expect(fs.existsSync(draft)).toBe(false)
  fs.rmSync(state, { recursive: true })
})

/** A state folder in which the sources of this moment are built already, by files of one line. */
function stateWithBuilds() {
  const state = newState()
  const versions = versionsOfSources()
  for (const [name, version] of versions) writeBuild(state, name, version)
  const build = (...args: string[]) => {
    const env = { ...process.env, STATE_DIR: state }
    const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'build.mjs'), ...args], { encoding: 'utf8', env })
    expect([status, stderr]).toStrictEqual([0, ''])
    return stdout
  }
  const catalog = Object.fromEntries(versions)['mfe-catalog'] ?? ''
  const active = () => activeOf(readCurrent(state) as ReleaseRecord, 'mfe-catalog')?.metadata.version
  return { state, build, catalog, active }
}

test('a check build releases nothing', () => {
  const { state, build } = stateWithBuilds()
  build('--no-activate')
  expect(readCurrent(state)).toBeNull()
})

test('a rollback survives the builds of a restart and of npm run build, and both report it', () => {
  const { state, build, catalog, active } = stateWithBuilds()
  writeBuild(state, 'mfe-catalog', '0.9.0')
  activateAll(state, { 'mfe-catalog': '0.9.0' }, { who: 'build', why: 'an older workspace' })
  build('--unless-chosen')
  expect(active()).toBe(catalog)
  rollback(state, 'mfe-catalog', undefined, { who: 'anna', why: 'a test' })
  for (const args of [['--unless-chosen'], [], ['mfe-catalog']]) {
    expect(build(...args)).toContain(`note: mfe-catalog stays at 0.9.0: ${catalog} was rolled back`)
    expect(active()).toBe('0.9.0')
  }
})

test('building a remote after a change of the kit says that the shell gives it, although the remote keeps its version', () => {
  const { state, build } = stateWithBuilds()
  const given = run(
    `import { givenSources } from ${place('versions/given-sources.mjs')}; console.log(JSON.stringify(givenSources()))`,
  ) as object
  const about = path.join(writeBuild(state, 'shell', '2.0.0'), 'artifact.json')
  const written = JSON.parse(fs.readFileSync(about, 'utf8')) as object
  fs.writeFileSync(about, JSON.stringify({ ...written, given: { ...given, '@shop/ui': 'before' } }))
  activateAll(state, { shell: '2.0.0' }, { who: 'build', why: 'an older workspace' })
  expect(build('mfe-catalog')).toContain('changed, but given by the shell 2.0.0: @shop/ui. It comes with a release of the shell.')
})

test('a name that was built of other sources is refused, and the same sources build nothing anew; what else they are new for is told', () => {
  const { state, build, catalog } = stateWithBuilds()
  build()
  const about = path.join(writeBuild(state, 'mfe-catalog', '1.1.0'), 'artifact.json')
  const madeOf = (sources: string) =>
    fs.writeFileSync(about, JSON.stringify({ ...(JSON.parse(fs.readFileSync(about, 'utf8')) as object), sources }))
  madeOf(catalog)
  expect(build('mfe-catalog@1.1.0')).toBe('')
  writeBuild(state, 'mfe-landings', '0.9.0')
  activateAll(state, { 'mfe-landings': '0.9.0' }, { who: 'build', why: 'an older workspace' })
  expect(build('mfe-catalog@1.1.0')).toContain('note: these sources are also new for mfe-landings, which shoppers see as before')
  madeOf('1.0.0-00000000')
  const env = { ...process.env, STATE_DIR: state }
  const { stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'build.mjs'), 'mfe-catalog@1.1.0'], {
    encoding: 'utf8',
    env,
  })
  expect([status, stderr]).toStrictEqual([2, 'mfe-catalog@1.1.0 was built already, of other sources: name another version.\n'])
})

test('a mistyped option is rejected and does not release', () => {
  const { stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'build.mjs'), '--no-actvate'], { encoding: 'utf8' })
  expect([status, stderr]).toStrictEqual([2, expect.stringContaining('There is no option --no-actvate')])
})

test('top-level calls of a contract are marked pure, calls inside its functions are not', () => {
  const source = 'export const body = v.object({ id: v.number() }); export const pathOf = (id) => encodeURIComponent(id)'
  const marked = (file: string) =>
    run(`import { createRequire } from 'node:module'; import path from 'node:path'
      const babel = createRequire(${place('build.mjs')})('@babel/core')
      const { code } = babel.transformSync(${JSON.stringify(source)}, { filename: path.join('/shop', ${JSON.stringify(file)}), configFile: false, babelrc: false, plugins: [${place('loaders/pure-contracts.cjs')}] })
      console.log(JSON.stringify(code.match(/#__PURE__/g)?.length ?? 0))`)
  expect(marked('shared/contracts/src/cart/cart.ts')).toBe(2)
  expect(marked('shared/session/src/bag.ts')).toBe(0)
})

test('asks.js keeps only the path, method and CSRF flag of a contract', () => {
  const source = `import * as v from 'valibot'; const Answer = v.object({ ...Photo.entries, id: v.number() })
    export const show = defineEndpoint('/show', { name: 'show', method: 'POST', body: v.object({}), answer: Answer, csrf: false, about: '' })`
  expect(
    run(`import { createRequire } from 'node:module'
      const babel = createRequire(${place('build.mjs')})('@babel/core')
      const { code } = babel.transformSync(${JSON.stringify(source)}, { filename: '/shop/shared/contracts/src/show.ts', configFile: false, babelrc: false, plugins: [${place('loaders/only-wire.cjs')}] })
      console.log(JSON.stringify(code.replace(/\\s+/g, ' ')))`),
  ).toBe(
    `import * as v from 'valibot'; const Answer = undefined; export const show = defineEndpoint('/show', { method: 'POST', csrf: false });`,
  )
})

test.each([
  ['the texts of a page', 'mfe-catalog/src/pages/listing/texts/ru.ts', "textsChanged(__REMOTE__ + '/page/listing', texts)"],
  ['the texts of a widget', 'mfe-catalog/src/widgets/bestsellers/texts/en.ts', "textsChanged(__REMOTE__ + '/widget/bestsellers', texts)"],
  ['the texts of every document', 'shell/src/platform/document-texts/ru.ts', 'documentTextsChanged(documentTexts)'],
  ['a model', 'mfe-catalog/src/pages/listing/model.ts', 'webpackHot.decline()'],
  ['a contract', 'shared/contracts/src/cart/cart.ts', 'webpackHot.decline()'],
  ['a component, which React Refresh replaces', 'mfe-catalog/src/pages/listing/page.tsx', null],
  ['texts that another file passes on', 'shared/ui/src/texts/ru.ts', null],
])('npm run dev handles an edit of %s in an open tab', (_, file, does) => {
  const more = run(`import { createRequire } from 'node:module'
    const accept = createRequire(${place('build.mjs')})('./hot/accept.cjs')
    accept.call({ resourcePath: ${JSON.stringify(path.join('/shop', file))}, callback: (_, source) => console.log(JSON.stringify(source)) }, '', null)`)
  if (does === null) expect(more).toBe('')
  else expect(more).toContain(does)
})
