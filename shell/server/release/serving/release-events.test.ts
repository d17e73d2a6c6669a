import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { ReleaseEvents } from './release-events.ts'
import type { Releases } from '../releases.ts'

function streamsOf() {
  const releases = {
    meet: (cookies: object) => ({ cookies, setCookies: [] }),
    of: () => ({ forBrowser: {} }),
    onChange: () => {},
  } as unknown as Releases
  const events = new ReleaseEvents(releases, 'Zlata')
  const streams: PassThrough[] = []
  const reply = { headers: jest.fn().mockReturnThis(), send: (stream: PassThrough) => streams.push(stream) }
  const answer = (address: string) => events.answer(reply as unknown as FastifyReply, { address, cookies: {}, secure: false }) !== null
  return { events, streams, answer }
}

test('ten thousand streams are open at most, whoever asks, and a closed one makes room', async () => {
  const { events, streams, answer } = streamsOf()
  const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
  const taken = Array.from({ length: 10_050 }, (_, index) => answer(addressOf(index)))
  expect([taken.filter(Boolean).length, events.open]).toStrictEqual([10_000, 10_000])
  const [first] = streams
  const closed = new Promise((done) => first?.once('close', done))
  first?.destroy()
  await closed
  expect([answer('192.0.2.1'), answer('192.0.2.1')]).toStrictEqual([true, false])
  events.close()
})
