import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { eventually } from '@shop/testing/eventually'
import { openConsole } from '../console/opened-console.ts'
import { S3Double } from '@shop/testing/s3-double'
import { newState, writeBuild } from '../built.ts'

jest.setTimeout(240_000)
const inTheLongRun = process.env['FULL'] === '1' ? test : test.skip

const CLI = path.join(__dirname, '../../src/cli.ts')
const WHY = ['--why', 'a test', '--who', 'anna']
let bucket: S3Double
let [author, other]: string[] = []
const key = () => path.join(author ?? '', 'keys/manager.json')
const store = () => ({
  RELEASES_URL: 's3://shop',
  AWS_ENDPOINT_URL_S3: bucket.endpoint,
  AWS_ACCESS_KEY_ID: 'double',
  AWS_SECRET_ACCESS_KEY: 'double',
})

/** The command as a person runs it on one of two machines. */
function run(state: string | undefined, ...args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const keyOf = fs.existsSync(key()) ? { RELEASE_KEY: key() } : {}
    const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, ...store(), ...keyOf, STATE_DIR: state } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('close', (code) => resolve({ code, said: said.trim() }))
  })
}

beforeAll(async () => {
  bucket = await S3Double.start()
  ;[author, other] = [newState(), newState()]
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) writeBuild(author, 'mfe-catalog', version)
})
afterAll(async () => {
  await bucket.close()
  for (const state of [author, other]) fs.rmSync(state ?? '', { recursive: true, force: true })
})

inTheLongRun('commands of two machines release into one bucket, and the console signs into it [machines.one-manager-wins]', async () => {
  expect(await run(other, 'status')).toStrictEqual({
    code: 1,
    said: expect.stringContaining('There is no release in s3://shop/') as string,
  })
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await run(author, 'publish', 'mfe-catalog', version, '--api', 'none', ...WHY)
  expect((await run(author, 'promote', 'mfe-catalog', '1.0.0', ...WHY)).said).toContain('shown to everybody (release 4)')
  const raced = await Promise.all(
    [author, other].map((state, index) => run(state, 'promote', 'mfe-catalog', `1.${index + 1}.0`, '--api', 'none', ...WHY)),
  )
  expect(raced.map(({ code }) => code).sort()).toStrictEqual([0, 1])
  expect(raced.find(({ code }) => code === 1)?.said).toMatch(/just now.*nothing was changed, please look and try again/)
  const status = await run(other, 'status')
  expect(status.said).toMatch(/Release 5, .*promote by anna[^]*are whole\.$/)
  expect(await run(other, 'verify')).toStrictEqual({ code: 0, said: 'Everything that is released is whole: 3 versions, 5 releases.' })
  const console = await openConsole(other ?? '', store())
  const manager = await console.signIn(fs.readFileSync(key(), 'utf8'))
  const locked = await manager.act({ action: 'lock', name: 'mfe-catalog', why: 'night', seen: 5 })
  expect(locked.body).toMatchObject({ serial: 6 })
  expect((await run(author, 'history', '--most', '1')).said).toContain('lock')
  await run(author, 'unlock', 'mfe-catalog', ...WHY)
  await eventually('release 7', async () => (await manager.page('/history')).includes('unlock'))
  await console.close()
})
