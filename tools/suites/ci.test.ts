import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../processes/state.ts'

interface Workflow {
  jobs: { test: { strategy: { matrix: { include: { name: string; command: string }[] } } } }
}

const { jobs } = parse(fs.readFileSync(path.join(ROOT, '.github/workflows/ci.yml'), 'utf8')) as Workflow
const commands = jobs.test.strategy.matrix.include.map(({ command }) => command)

test('the jobs side by side run all that `npm test` runs, each part once', () => {
  const parts = new Map<string, string[]>()
  for (const command of commands) {
    const [, suite = command, shard = '1/1'] = /^npm test -- (.+?)(?: --shard=(.+))?$/.exec(command) ?? []
    parts.set(suite, [...(parts.get(suite) ?? []), shard])
  }
  expect([...parts.keys()]).toStrictEqual(['npm run check', 'unit', '"api on PostgreSQL"', '"api on PGlite"', '"end to end"'])
  for (const shards of parts.values()) expect(shards).toStrictEqual(shards.map((_, index) => `${index + 1}/${shards.length}`))
})
