import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../../../..')
const MIGRATIONS = 'api/migrations'
/** The release before this migration does not accept a newer schema. */
const FIRST_ACCEPTED = 29
/** What the API is made of. */
const SOURCES = ['api', 'shared', 'brands', 'package.json']

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim()

const migrationsAt = (commit: string) =>
  git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`)
    .split('\n')
    .filter((file) => file.endsWith('.sql')).length

export interface PreviousRelease {
  /** Folder of its API. */
  api: string
  /** Statements that take its schema one step ahead; none where this release's newest migration does. */
  stepAhead: string[]
  remove: () => void
}

/** The sources before the newest migration, from git, with the packages that are installed here. */
export function previousRelease(): PreviousRelease {
  const files = readdirSync(join(ROOT, MIGRATIONS))
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const newest = files.length - 1
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/${files[newest]}`)
  const before = newest >= FIRST_ACCEPTED && added ? `${added}^` : 'HEAD'
  // Branches that were merged together: the parent of one lacks the migration of the other, and no release was so.
  const commit = migrationsAt(before) < files.length - 1 ? 'HEAD' : before

  const folder = mkdtempSync(join(tmpdir(), 'previous-release-'))
  execFileSync('sh', ['-c', `git archive ${commit} ${SOURCES.join(' ')} | tar -x -C ${folder}`], { cwd: ROOT })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const shared = readdirSync(join(folder, 'shared'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const name of ['api', ...shared.map(({ name }) => `shared/${name}`)]) {
    const installed = join(ROOT, name, 'node_modules')
    // Links stay relative: packages of the workspace are those of that release.
    if (existsSync(installed)) cpSync(installed, join(folder, name, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
  const known = readdirSync(join(folder, MIGRATIONS)).filter((file) => file.endsWith('.sql')).length - 1
  return {
    api: join(folder, 'api'),
    stepAhead:
      known < newest
        ? []
        : [
            'ALTER TABLE carts ADD COLUMN next_release text',
            `INSERT INTO schema_migrations (version, name, hash) VALUES (${known + 1}, 'next.sql', '')`,
          ],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
