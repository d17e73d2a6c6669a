import fs from 'node:fs'
import path from 'node:path'
import { inputsOf, packages, versionsOf } from '../shared/build/versions/versions.mjs'
import { ROOT } from './processes/state.ts'
import { forgottenInputs } from './version-inputs.ts'

const before = versionsOf(packages())

/** Packages that get a new version when one file of the workspace reads differently. */
function changedBy(file: string, edit: (text: string) => string) {
  const edited = path.join(ROOT, file)
  const after = versionsOf(packages(), (each) => {
    const content = fs.readFileSync(each)
    return each === edited ? Buffer.from(edit(content.toString())) : content
  })
  return packages().filter((name) => after[name] !== before[name])
}

test.each([
  ['a contract of the profile alone', 'shared/contracts/src/account/referral.ts', ['mfe-profile']],
  ['a part of the kit that one remote bundles', 'shared/ui/src/controls/swatch/swatch.tsx', ['mfe-catalog']],
  ['the card of a piece', 'shared/ui/src/goods/product-card/product-card.tsx', ['mfe-catalog', 'mfe-landings']],
  ['a part of the kit that the shell gives', 'shared/ui/src/goods/price/price.tsx', ['shell']],
  ["a remote's own page", 'mfe-catalog/src/pages/listing/page.tsx', ['mfe-catalog']],
  ['builders of tests', 'shared/testing/src/builders.ts', []],
  ['a test', 'shared/ui/src/controls/field/likely-email.test.ts', []],
  ['a part of servers', 'shared/observability/src/log.ts', []],
  ['the build', 'shared/build/preset.mjs', packages()],
])('%s changes the versions of those that read it [release.version-of-inputs]', (_, file, changed) => {
  expect(changedBy(file, (text) => `${text}\n`)).toStrictEqual(changed)
})

/** Another version of an installed package. */
const anotherOf = (name: string) => (lockfile: string) =>
  lockfile.replaceAll(`${name}@`, `${name}@9`).replaceAll(new RegExp(`(\n {6}${name}:\n.*\n +version: )`, 'g'), '$19')

test.each([
  ['swiper', ['mfe-catalog']],
  ['webpack', packages()],
  ['fastify', []],
  ['typescript', []],
])('another %s changes the versions of those that bundle it or are built by it [release.version-of-inputs]', (name, changed) => {
  expect(changedBy('pnpm-lock.yaml', anotherOf(name))).toStrictEqual(changed)
})

test('a source that its version leaves out is named', () => {
  const inputs = inputsOf('mfe-catalog')
  expect(inputs.files).toContain('mfe-catalog/src/pages/listing/page.tsx')
  const known = ['mfe-catalog/src/pages/listing/page.tsx', 'node_modules/.pnpm/swiper@1/node_modules/swiper/modules/zoom.mjs']
  expect(
    forgottenInputs([...known, 'shared/testing/src/rows.ts', 'node_modules/.pnpm/pg@8/node_modules/pg/lib/index.js'], inputs),
  ).toStrictEqual(['shared/testing/src/rows.ts', 'node_modules/.pnpm/pg@8/node_modules/pg/lib/index.js'])
})
