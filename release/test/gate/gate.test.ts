import fs from 'node:fs'
import os from 'node:os'
import { hashed, type Shape } from '@shop/contracts/core/shapes/shape'
import { publish } from '../../src/actions.ts'
import { gate } from '../../src/gate/gate.ts'
import { NO_USES, newState, writeBuild } from '../built.ts'
import { active, build, call, object, openApi } from './offered.ts'

const text: Shape = { type: 'string' }
const PIECE = object({ name: text })
const CATALOG = 'mfe-catalog'
let state: string

beforeEach(() => (state = newState()))
afterEach(() => fs.rmSync(state, { recursive: true }))

const show = (name: string, version: string, options = {}) => gate(state, name, version, 'show', { api: 'none', ...options })

describe('the running API', () => {
  async function against(offered: unknown, used = call('GET /pieces/{}', PIECE), status = 200) {
    build(state, `${CATALOG}@1.1.0`, { calls: [used] })
    const { address, close } = await openApi(offered, status)
    try {
      return await gate(state, CATALOG, '1.1.0', 'show', { api: address })
    } catch (error) {
      return (error as Error).message.replaceAll(address, 'http://api')
    } finally {
      close()
    }
  }

  test('lets through what calls it as it is, or reads less than it answers [release.gate-api]', async () => {
    expect(await against([call('GET /pieces/{}', PIECE)])).toStrictEqual([])
    expect(await against([call('GET /pieces/{}', object({ name: text, price: { type: 'integer' } }))])).toStrictEqual([])
  })

  test.each<[string, unknown, string]>([
    ['has no such call', [], 'calls GET /pieces/{}, which the running API does not offer'],
    [
      'answers less',
      [call('GET /pieces/{}', object({}))],
      'calls GET /pieces/{}, which the running API offers in another shape: in its answer `name` is missing',
    ],
    [
      'needs more',
      [call('GET /pieces/{}', PIECE, { query: object({ city: text }) })],
      'calls GET /pieces/{}, which the running API offers in another shape: of what is sent `query.city` is missing',
    ],
    [
      'needs a token',
      [call('GET /pieces/{}', PIECE, { csrf: true })],
      'calls GET /pieces/{}, which the running API offers in another shape: it needs a token that is not sent',
    ],
  ])('refuses when it %s, in one sentence that names the version and the call [release.gate-api]', async (_, offered, sentence) => {
    expect(await against(offered)).toBe(`${CATALOG} 1.1.0 ${sentence}: nothing was changed.`)
  })

  test('refuses where a field that is sent would be lost [release.gate-api]', async () => {
    const used = call('POST /notes', {}, { csrf: true, body: object({ id: text, note: text }) })
    expect(await against([call('POST /notes', {}, { csrf: true, body: object({ id: text }) })], used)).toBe(
      `${CATALOG} 1.1.0 calls POST /notes, which the running API offers in another shape: of what is sent \`body.note\` is not taken: nothing was changed.`,
    )
  })

  test.each([
    ['answers no list', 200, 'What answers at http://api is no API of this shop'],
    ['is older than the list', 404, 'The API at http://api does not say what it offers (/contracts answers 404)'],
  ])('refuses when it %s [release.gate-api]', async (_, status, sentence) => {
    expect(await against({ shop: true }, undefined, status)).toBe(
      `${sentence}, so nobody knows whether ${CATALOG} 1.1.0 works with it: --api <address> names it, --api none passes it by.`,
    )
  })

  test('that does not answer stops a promotion, not a rollback; none is passed by with a note [release.gate-api]', async () => {
    build(state, `${CATALOG}@1.1.0`, { calls: [call('GET /pieces/{}', PIECE)] })
    const { address, close } = await openApi([])
    close()
    await expect(gate(state, CATALOG, '1.1.0', 'show', { api: address })).rejects.toThrow(
      `The API at ${address} does not answer, so nobody`,
    )
    expect(await gate(state, CATALOG, '1.1.0', 'rollback', { api: address })).toStrictEqual([
      `The API at ${address} does not answer: ${CATALOG} 1.1.0 is not compared with it.`,
    ])
    expect(await show(CATALOG, '1.1.0')).toStrictEqual([`${CATALOG} 1.1.0 is not compared with the API.`])
    await expect(gate(state, CATALOG, '1.1.0', 'show', { api: 'file:///etc/passwd' })).rejects.toThrow('it must be an address')
  })

  test('a front door that runs here says where it is', async () => {
    build(state, `${CATALOG}@1.1.0`, { calls: [call('GET /pieces/{}', PIECE)] })
    const { address, close } = await openApi([call('GET /pieces/{}', PIECE)])
    fs.mkdirSync(`${state}/release/front-doors`, { recursive: true })
    const report = { host: os.hostname(), pid: process.pid, serial: 1, damaged: [], refused: null, api: address }
    const elsewhere = { ...report, host: 'another', api: 'http://127.0.0.1:1' }
    for (const door of [elsewhere, report]) fs.writeFileSync(`${state}/release/front-doors/${door.host}.json`, JSON.stringify(door))
    expect(await gate(state, CATALOG, '1.1.0', 'show', {})).toStrictEqual([])
    close()
  })

  test('a build that does not say what it uses is let through with a sentence', async () => {
    build(state, `${CATALOG}@0.9.0`)
    const file = `${state}/artifacts/${CATALOG}/0.9.0/artifact.json`
    const { uses: _, offers: __, ...older } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>
    fs.writeFileSync(file, JSON.stringify(older))
    expect(await show(CATALOG, '0.9.0')).toStrictEqual([
      `${CATALOG} 0.9.0 was built before builds said what they use: it is not compared with the API.`,
    ])
  })
})

describe('the other parts', () => {
  const props = (shape: Shape) => hashed(shape)
  const message = (shape: Shape, version = '1.0.0') => ({ 'piece.added': { version, ...hashed(shape) } })

  test.each<[string, Parameters<typeof build>[2], [string, Parameters<typeof build>[2]], string]>([
    [
      'the shell gives an older module',
      { shared: { '@shop/ui': '^1.5.0' } },
      ['shell@2.0.0', { offers: { widgets: {}, shared: { '@shop/ui': '1.4.2' } } }],
      `${CATALOG} 1.1.0 needs @shop/ui ^1.5.0, and shell 2.0.0 (active) gives 1.4.2`,
    ],
    [
      'a widget is not there',
      { widgets: { 'mfe-landings/shops': null } },
      ['mfe-landings@2.0.0', {}],
      `${CATALOG} 1.1.0 mounts the widget mfe-landings/shops, which mfe-landings 2.0.0 (active) does not have`,
    ],
    [
      'a widget has other props',
      { widgets: { 'mfe-landings/shops': props(object({ city: text })) } },
      [
        'mfe-landings@2.0.0',
        { has: ['widget/shops'], offers: { shared: {}, widgets: { 'mfe-landings/shops': props(object({ city: { type: 'number' } })) } } },
      ],
      `${CATALOG} 1.1.0 mounts the widget mfe-landings/shops, which mfe-landings 2.0.0 (active) has with other props: \`city\` may be string and not number`,
    ],
    [
      'a popup is not there',
      { popups: ['mfe-landings/care'] },
      ['mfe-landings@2.0.0', {}],
      `${CATALOG} 1.1.0 opens the popup mfe-landings/care, which mfe-landings 2.0.0 (active) does not have`,
    ],
    [
      'another one mounts a widget that is gone',
      {},
      ['mfe-landings@2.0.0', { widgets: { [`${CATALOG}/promise`]: null } }],
      `mfe-landings 2.0.0 (active) mounts the widget ${CATALOG}/promise, which ${CATALOG} 1.1.0 does not have`,
    ],
    [
      'a message changes',
      { sent: message(object({ id: { type: 'number' } })) },
      ['mfe-landings@2.0.0', { heard: message(object({ id: text })) }],
      `mfe-landings 2.0.0 (active) hears piece.added 1.0.0, which ${CATALOG} 1.1.0 sends in another shape: \`id\` may be number and not string`,
    ],
    [
      'a message has another major version',
      { heard: message(object({ id: text }), '2.0.0') },
      ['mfe-landings@2.0.0', { sent: message(object({ id: text, from: text })) }],
      `${CATALOG} 1.1.0 hears piece.added 2.0.0, which mfe-landings 2.0.0 (active) sends as 1.0.0`,
    ],
  ])('refuse when %s: who would break, by what [release.gate-parts]', async (_, about, [other, theirs], sentence) => {
    active(state, [other, theirs])
    build(state, `${CATALOG}@1.1.0`, about)
    await expect(show(CATALOG, '1.1.0')).rejects.toThrow(`${sentence}: nothing was changed.`)
  })

  test('the pages that the shell opens must be there [release.gate-parts]', async () => {
    active(state, [`${CATALOG}@1.0.0`, { has: ['page/listing'] }])
    build(state, 'shell@2.0.0', { pages: [`${CATALOG}/listing`] })
    expect(await show('shell', '2.0.0')).toStrictEqual([])
    build(state, 'shell@2.0.0', { pages: [`${CATALOG}/listing`, `${CATALOG}/looks`] })
    await expect(show('shell', '2.0.0')).rejects.toThrow(`shell 2.0.0 opens the page looks, which ${CATALOG} 1.0.0 (active) does not have`)
  })

  const SHOPS = { has: ['widget/shops'] }
  const MOUNTS = { widgets: { 'mfe-landings/shops': null } }

  test('a version to go back to counts, unless that way back is given up; a rollback looks at what is shown [release.gate-parts]', async () => {
    active(state, ['mfe-landings@1.0.0'], ['mfe-landings@2.0.0', SHOPS])
    build(state, `${CATALOG}@1.1.0`, MOUNTS)
    const sentence = `${CATALOG} 1.1.0 mounts the widget mfe-landings/shops, which mfe-landings 1.0.0 (to go back to) does not have`
    await expect(show(CATALOG, '1.1.0')).rejects.toThrow(`${sentence}; --anyway gives up that way back: nothing was changed.`)
    expect(await show(CATALOG, '1.1.0', { isAnyway: true })).toStrictEqual([`${sentence}.`])
    expect(await gate(state, CATALOG, '1.1.0', 'rollback', { api: 'none' })).toStrictEqual([])
  })

  test('a rollback that breaks what is shown is refused, unless somebody says so [release.gate-parts]', async () => {
    active(state, ['mfe-landings@2.0.0'])
    build(state, `${CATALOG}@1.1.0`, { ...MOUNTS, calls: [call('GET /looks', PIECE)] })
    const back = (isAnyway: boolean, api = 'none') => gate(state, CATALOG, '1.1.0', 'rollback', { api, isAnyway })
    const sentence = `${CATALOG} 1.1.0 mounts the widget mfe-landings/shops, which mfe-landings 2.0.0 (active) does not have`
    await expect(back(false)).rejects.toThrow(`${sentence}; --anyway rolls back all the same: nothing was changed.`)
    const { address, close } = await openApi([])
    expect(await back(true, address)).toStrictEqual([
      `${sentence}.`,
      `${CATALOG} 1.1.0 calls GET /looks, which the running API does not offer.`,
    ])
    close()
  })

  test.each([{ uses: {} }, { uses: { ...NO_USES, calls: [{ call: 'GET /looks', hash: 'a', shape: null }] } }])(
    'uses that were edited by hand until nobody can read them are named',
    async (more) => {
      active(state, ['mfe-landings@1.0.0'])
      writeBuild(state, CATALOG, '1.1.0', 'code', undefined, more as never)
      const { address, close } = await openApi([call('GET /looks', PIECE)])
      await expect(gate(state, CATALOG, '1.1.0', 'publish', { api: address })).rejects.toThrow(/^What artifact\.json of .* cannot be read/)
      close()
    },
  )

  test('a build that does not say what it uses is not published after one that does [release.gate-parts]', async () => {
    active(state, [`${CATALOG}@1.0.0`])
    build(state, `${CATALOG}@1.1.0`)
    const file = `${state}/artifacts/${CATALOG}/1.1.0/artifact.json`
    const { uses: _, ...silent } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>
    fs.writeFileSync(file, JSON.stringify(silent))
    await expect(gate(state, CATALOG, '1.1.0', 'publish', { api: 'none' })).rejects.toThrow(
      `${CATALOG} 1.1.0 does not say what it uses, and 1.0.0 does: build it again; nothing was changed.`,
    )
  })

  test('two that need each other are published one after the other, and promoted in their order [release.gate-parts]', async () => {
    active(state, ['mfe-landings@1.0.0'])
    build(state, `${CATALOG}@1.1.0`, MOUNTS)
    const publishing = () => gate(state, CATALOG, '1.1.0', 'publish', { api: 'none' })
    const sentence = `${CATALOG} 1.1.0 mounts the widget mfe-landings/shops, which mfe-landings 1.0.0 (active) does not have`
    await expect(publishing()).rejects.toThrow(`${sentence}: nothing was changed.`)
    build(state, 'mfe-landings@2.0.0', SHOPS)
    publish(state, 'mfe-landings', '2.0.0', { who: 'tester', why: '' })
    expect(await publishing()).toStrictEqual([`It cannot be promoted as things are: ${sentence}.`])
  })

  test('several lacks are one sentence, and a part that is not on record is not asked', async () => {
    active(state, ['mfe-landings@1.0.0'])
    build(state, `${CATALOG}@1.1.0`, { popups: ['mfe-landings/care', 'mfe-landings/shops', 'mfe-profile/auth'] })
    await expect(show(CATALOG, '1.1.0')).rejects.toThrow(/mfe-landings\/care, which .*, and 1 more like this: nothing was changed\.$/)
  })

  test('a version whose files were changed says nothing about others', async () => {
    active(state, ['mfe-landings@1.0.0', { widgets: { [`${CATALOG}/promise`]: null } }])
    fs.appendFileSync(`${state}/artifacts/mfe-landings/1.0.0/artifact.json`, ' ')
    build(state, `${CATALOG}@1.1.0`)
    expect(await show(CATALOG, '1.1.0')).toStrictEqual([])
  })
})
