import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { publish } from '../../src/actions.ts'
import { reportFile } from '../../src/front-doors/front-doors.ts'
import { canaryPlan, promotion, rollbackPlan } from '../../src/plans/plans.ts'
import { type ProbeFirst, probeFirst } from '../../src/probe/first.ts'
import { keepVerdict } from '../../src/probe/verdict.ts'
import { activeOf, ReleaseError } from '../../src/record.ts'
import { readCurrent } from '../../src/store.ts'
import { newState } from '../built.ts'
import { active, build } from '../gate/offered.ts'

const NAME = 'mfe-catalog'
const SHOP = 'http://shop.ru.localhost:3000'
const REASON = { who: 'anna', why: 'a test', askedAt: Number.POSITIVE_INFINITY }
const FAULT = '/catalog is blank, with shell 1.0.0'

let state: string
let opened: string[]
let told: string[]

/** A browser that sees this. */
const seeing = (faults: string[], more: Partial<ProbeFirst> = {}): ProbeFirst => ({
  findBrowser: () => Promise.resolve('/usr/bin/chromium'),
  tell: (sentence) => told.push(sentence),
  open: (name, version, shop) => {
    opened.push(`${name} ${version} at ${shop}`)
    const verdict = { at: '2026-03-01T10:00:00.000Z', shop, shells: ['1.0.0'], paths: ['/catalog'], unopened: [], faults }
    keepVerdict(state, name, version, verdict)
    return Promise.resolve(verdict)
  },
  ...more,
})
const first = (how: ProbeFirst, version = '1.2.0') => probeFirst(state, NAME, version, how)
const asked = (version: string, how: ProbeFirst) => ({
  name: NAME,
  version,
  reason: REASON,
  probeFirst: (name: string, wanted: string) => probeFirst(state, name, wanted, how),
})

function aFrontDoor(shop?: string, host = os.hostname()) {
  const report = { host, pid: process.pid, serial: 1, damaged: [], refused: null, shop }
  fs.mkdirSync(path.dirname(reportFile(state)), { recursive: true })
  fs.writeFileSync(reportFile(state), JSON.stringify(report))
}

beforeEach(() => {
  ;[state, opened, told] = [newState(), [], []]
  active(state, [`${NAME}@1.0.0`], [`${NAME}@1.1.0`])
  build(state, `${NAME}@1.2.0`)
  publish(state, NAME, '1.2.0', REASON)
})
afterEach(() => fs.rmSync(state, { recursive: true }))

test('what nobody has opened is opened once, in the shop of the front door, and the wait is told before [release.opened-by-itself]', async () => {
  aFrontDoor(SHOP)
  expect(await first(seeing([]))).toStrictEqual([])
  expect(await first(seeing([]))).toStrictEqual([])
  expect(opened).toStrictEqual([`${NAME} 1.2.0 at ${SHOP}`])
  expect(told).toStrictEqual([`Opening the pages of ${NAME} 1.2.0 at ${SHOP} first, which takes up to a minute; --no-probe leaves it out.`])
})

test('the shop that is named goes before that of the front door', async () => {
  aFrontDoor(SHOP)
  await first(seeing([], { shop: 'https://zlata.ru' }))
  expect(opened).toStrictEqual([`${NAME} 1.2.0 at https://zlata.ru`])
})

test.each([
  ['promote', (how: ProbeFirst) => promotion(state, asked('1.2.0', how))],
  ['canary', (how: ProbeFirst) => canaryPlan(state, { ...asked('1.2.0', how), share: '5', from: undefined })],
])('%s shows nothing that is blank in that browser, and what works at once [release.opened-by-itself]', async (_, plan) => {
  aFrontDoor(SHOP)
  await expect(plan(seeing([FAULT]))).rejects.toThrow(
    `${NAME} 1.2.0 failed its probe at 2026-03-01 10:00 UTC: ${FAULT}; --anyway shows it all the same: nothing was changed.`,
  )
  keepVerdict(state, NAME, '1.2.0', { at: '', shop: SHOP, shells: [], paths: [], unopened: [], faults: [] })
  expect((await plan(seeing([FAULT]))).notes).toStrictEqual([])
  expect(opened).toHaveLength(1)
})

test('who goes back does not wait: neither by a rollback, nor by promoting what was everybody’s before [release.opened-by-itself]', async () => {
  aFrontDoor(SHOP)
  expect((await promotion(state, asked('1.0.0', seeing([FAULT])))).notes).toStrictEqual([])
  const back = await rollbackPlan(state, { ...asked('1.0.0', seeing([FAULT])), from: '1.1.0' })
  const record = back.make()
  expect(activeOf(record, NAME)?.metadata.version).toBe('1.0.0')
  expect([opened, told]).toStrictEqual([[], []])
})

test.each<[string, () => void, Partial<ProbeFirst>, string]>([
  ['it is left out', () => aFrontDoor(SHOP), { isLeftOut: true }, '--no-probe'],
  ['no shop runs', () => {}, {}, 'no shop runs on this record, and --shop names none'],
  ['the shop is for another machine alone', () => aFrontDoor(SHOP, 'another'), {}, 'no shop runs on this record, and --shop names none'],
  [
    'there is no browser',
    () => aFrontDoor(SHOP),
    { findBrowser: () => Promise.resolve(undefined) },
    'there is no Chromium here, and CHROMIUM names none',
  ],
  [
    'the shop does not answer',
    () => aFrontDoor(SHOP),
    { open: () => Promise.reject(new ReleaseError(`No shop answers at ${SHOP}.`)) },
    `No shop answers at ${SHOP}`,
  ],
])('where %s, the release goes on with a note [release.opened-by-itself]', async (_, given, how, why) => {
  given()
  const { notes, make } = await promotion(state, asked('1.2.0', seeing([], how)))
  expect(notes).toStrictEqual([`${NAME} 1.2.0 was not opened in a browser: ${why}.`])
  expect(activeOf(make(), NAME)?.metadata.version).toBe('1.2.0')
  expect(readCurrent(state)?.discovery.microFrontends[NAME]).toHaveLength(3)
})

test('with RELEASE_PROBE=required nothing is shown that could not be opened [release.opened-first]', async () => {
  process.env['RELEASE_PROBE'] = 'required'
  try {
    await expect(promotion(state, asked('1.2.0', seeing([])))).rejects.toThrow('1.2.0 was not probed')
    aFrontDoor(SHOP)
    expect((await promotion(state, asked('1.2.0', seeing([])))).notes).toStrictEqual([])
  } finally {
    delete process.env['RELEASE_PROBE']
  }
})
