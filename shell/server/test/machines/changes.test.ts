import type http from 'node:http'
import { eventually } from '@shop/testing/eventually'
import { KEY, openFrontDoor } from '../support/door.ts'
import { ask, serve } from '../support/requests.ts'
import { makeSmallShop, SHELL } from '../support/small-shop.ts'

jest.setTimeout(120_000)

/** Each rendering is another document. */
const shop = makeSmallShop(SHELL.replace("+ '</main>'", "+ ' ' + crypto.randomUUID() + '</main>'"))
const says = { words: 'О магазине' }
const streams = new Set<http.ServerResponse>()
const keys: (string | string[] | undefined)[] = []
let api: Awaited<ReturnType<typeof serve>>
let doors: Awaited<ReturnType<typeof openFrontDoor>>[]

const isFollowed = () => eventually('two streams', () => streams.size === 2)
const tell = (change: object) => {
  for (const stream of streams) stream.write(`data: ${JSON.stringify(change)}\n\n`)
}

beforeAll(async () => {
  api = await serve(
    (request, response) => {
      if (request.url?.startsWith('/texts/')) return response.end(JSON.stringify({ overrides: { 'shell.about': says.words } }))
      if (request.url !== '/changes') return response.end('{}')
      keys.push(request.headers['x-front-door'])
      streams.add(response)
      response.on('close', () => streams.delete(response))
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': follows\n\n')
    },
    { tellsChanges: true },
  )
  // Without what it is told, a front door would keep texts and documents for a minute.
  doors = await Promise.all([1, 2].map(() => openFrontDoor(shop.stateDir, api.port, { TEXTS_MS: '60000' })))
  await isFollowed()
})
afterAll(async () => {
  await Promise.all(doors.map((door) => door.stop()))
  await api.close()
  shop.remove()
})

const open = async (target: string) => (await Promise.all(doors.map(({ port }) => ask(port, target)))).map(({ text }) => text)
const isAnew = async (target: string, before: string[]) => {
  const now = await open(target)
  return now.every((text, index) => text !== before[index])
}

test('a changed piece is rendered anew by every front door, other documents stay [machines.one-html]', async () => {
  const [halo, oval] = [await open('/catalog/rings/halo'), await open('/catalog/rings/oval')]
  expect(await open('/catalog/rings/halo')).toStrictEqual(halo)
  tell({ pieces: ['halo', 'letter-m'], content: false })
  await eventually('halo anew', () => isAnew('/catalog/rings/halo', halo))
  expect(await open('/catalog/rings/oval')).toStrictEqual(oval)
})

test('pieces that came or went concern every document', async () => {
  const oval = await open('/catalog/rings/oval')
  tell({ pieces: 'all', content: false })
  await eventually('oval anew', () => isAnew('/catalog/rings/oval', oval))
})

test('a changed text is in the next document of every front door', async () => {
  const before = await open('/catalog/rings/oval')
  says.words = 'О нас'
  tell({ pieces: [], content: true })
  await eventually('oval anew', () => isAnew('/catalog/rings/oval', before))
  const after = await open('/catalog/rings/oval')
  expect(after.map((text) => text.includes('О нас'))).toStrictEqual([true, true])
})

test('after a lost stream everything is rendered anew, because a change may have been missed [machines.missed-changes]', async () => {
  const oval = await open('/catalog/rings/oval')
  for (const stream of streams) stream.destroy()
  await isFollowed()
  await eventually('oval anew', () => isAnew('/catalog/rings/oval', oval))
  expect(new Set(keys)).toStrictEqual(new Set([KEY]))
})

test('what an API of a later release says is taken as a change of everything', async () => {
  const oval = await open('/catalog/rings/oval')
  tell({ shapes: ['oval'] })
  await eventually('oval anew', () => isAnew('/catalog/rings/oval', oval))
})
