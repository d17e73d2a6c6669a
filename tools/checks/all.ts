import { americanEnglish } from './american-english.ts'
import { programCheck, type Check } from './check.ts'
import { contentFiles } from './content-files.ts'
import { docsAreCurrent } from './docs-are-current.ts'
import { galleryShowsKit } from './gallery-shows-kit.ts'
import { ruleNames } from './rule-names.ts'
import { typesCoverFiles } from './types-cover-files.ts'
import { words } from './words.ts'
import { budgets } from '../budgets.ts'
import { duplicatesOfShared } from '../duplicates-of-shared.ts'
import { sids } from '../sids.ts'

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
  programCheck('types', 'typescript/bin/tsc', ['-b']),
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
  ruleNames,
  docsAreCurrent,
  contentFiles,
  galleryShowsKit,
]

/** These look at what was built. */
export const buildChecks: Check[] = [budgets, sids, duplicatesOfShared]
