import { americanEnglish } from './words/american-english.ts'
import { programCheck, type Check } from './check.ts'
import { contentFiles } from './content-files.ts'
import { migrations } from './migrations/migrations.ts'
import { docsAreCurrent } from './tree/docs-are-current.ts'
import { foldersAreSmall } from './tree/full-folders.ts'
import { galleryShowsKit } from './tree/gallery-shows-kit.ts'
import { knownProperties } from './tree/known-properties.ts'
import { sharedWidgetsExist } from './tree/shared-widgets.ts'
import { namedThings } from './documents/named-things.ts'
import { oneAlphabet } from './words/one-alphabet.ts'
import { oneWord } from './words/one-word.ts'
import { ownNumbers } from './words/own-numbers.ts'
import { ruleNames } from './documents/rule-names.ts'
import { typesCoverFiles } from './tree/types-cover-files.ts'
import { words } from './words/words.ts'
import { compileAll } from '../surfaces/compile-all.ts'
import { releasedUses } from './released-uses.ts'
import { surfaces } from './surfaces.ts'
import { budgets } from '../budgets.ts'
import { duplicatesOfShared } from '../duplicates-of-shared.ts'
import { sids } from '../sids.ts'
import { versionInputs } from '../version-inputs.ts'

const CRUISED = [
  'shared',
  'shell',
  'mfe-cart-checkout',
  'mfe-catalog',
  'mfe-certificates',
  'mfe-landings',
  'mfe-profile',
  'api',
  'release',
  'sandbox',
  'e2e',
  'gallery',
  'tools',
]

export const sourceChecks: Check[] = [
  { name: 'types', run: async () => compileAll().then(({ code, output }) => (code === 0 ? [] : [output.trim()])) },
  typesCoverFiles,
  programCheck('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  programCheck('format (npm run format mends it)', '@biomejs/biome/bin/biome', ['format', '--max-diagnostics=20', '.']),
  programCheck('boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
    ...CRUISED,
  ]),
  programCheck('unused files, exports and dependencies', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  words,
  americanEnglish,
  oneWord,
  oneAlphabet,
  ownNumbers,
  ruleNames,
  namedThings,
  knownProperties,
  sharedWidgetsExist,
  docsAreCurrent,
  surfaces,
  releasedUses,
  migrations,
  contentFiles,
  galleryShowsKit,
  foldersAreSmall,
]

/** These look at what was built. */
export const buildChecks: Check[] = [budgets, sids, duplicatesOfShared, versionInputs]
