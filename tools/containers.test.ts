import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './processes/state.ts'

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')

interface Stage {
  name: string
  from: string
  steps: [instruction: string, argument: string][]
}

/** Stages of the Containerfile; lines that end with a backslash go on. */
const stages: Stage[] = []
for (const line of read('deploy/containers/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', '')
  .split('\n')) {
  const [, instruction = '', argument = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? []
  const [, from = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(argument) ?? []
  if (instruction === 'FROM') stages.push({ name, from, steps: [] })
  else if (instruction !== '') stages.at(-1)?.steps.push([instruction, argument])
}
const argumentsOf = (stage: Stage | undefined, instruction: string) =>
  stage?.steps.filter(([each]) => each === instruction).map(([, argument]) => argument) ?? []
const [shop, ...targets] = stages

test('every stage has a name, and each process is made of the common one', () => {
  expect(shop?.name).toBe('shop')
  expect(targets.map(({ name, from }) => [name, from])).toStrictEqual(
    ['front-door', 'api', 'worker', 'console'].map((name) => [name, 'shop']),
  )
})

test('the base image has the version of Node that the shop runs on', () => {
  const [, major] = /^ {2}node: (\d+)/m.exec(read('pnpm-workspace.yaml')) ?? []
  expect(major).toBeDefined()
  expect(shop?.from).toMatch(new RegExp(`/node:${major}-`))
})

test('no process runs as root', () => {
  expect(argumentsOf(shop, 'USER')).toStrictEqual(['node'])
  expect(targets.flatMap((stage) => argumentsOf(stage, 'USER'))).toStrictEqual([])
})

test.each(targets.map((stage) => [stage.name, stage] as const))('%s listens on the port that docs/machines.md tells', (name, stage) => {
  const [, port = ''] = new RegExp(`^\\| ${name.replace('-', ' ')} \\|[^|]*\\| (\\d+)`, 'im').exec(read('docs/machines.md')) ?? []
  expect(argumentsOf(stage, 'EXPOSE')).toStrictEqual([port])
})

test('an API in a container leaves messages to workers, as docs/machines.md starts it', () => {
  expect(read('docs/machines.md')).toContain('`ROLE=calls npm run shop:start -- api`')
  expect(
    argumentsOf(
      targets.find(({ name }) => name === 'api'),
      'ENV',
    ),
  ).toStrictEqual(['ROLE=calls'])
})

test('what is copied and imported is there', () => {
  for (const argument of stages.flatMap((stage) => argumentsOf(stage, 'COPY'))) {
    const sources = argument.split(' ').slice(0, -1)
    expect(sources.filter((source) => !fs.existsSync(path.join(ROOT, source)))).toStrictEqual([])
  }
  const imported = argumentsOf(shop, 'RUN').flatMap((run) => [...run.matchAll(/import\('(.+?)'\)/g)].map(([, file = '']) => file))
  expect(imported).toStrictEqual(['./tools/install.mjs'])
  expect(imported.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toStrictEqual([])
  expect(JSON.parse(read('package.json')).scripts).toHaveProperty(['shop:start'])
})

test('an image takes no keys, no history and no packages of the machine it is built on [machines.clean-image]', () => {
  const ignored = read('.dockerignore').split('\n')
  const local = read('.gitignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/\/$/, ''))
  expect(['.git', ...local].filter((name) => !ignored.includes(name) && !ignored.includes(`**/${name}`))).toStrictEqual([])
})
