import { waitFor } from '@testing-library/react'
import { followStream } from './shared-stream.ts'

const streams: FakeStream[] = []
class FakeStream extends EventTarget {
  isOpen = true
  constructor() {
    super()
    streams.push(this)
  }
  close() {
    this.isOpen = false
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** One holder at a time, in the order in which they asked. */
let held: Promise<unknown> = Promise.resolve()
const request = (_name: string, hold: () => Promise<void>) => (held = held.then(hold))
Object.assign(globalThis, { EventSource: FakeStream })
Object.defineProperty(navigator, 'locks', { value: { request } })

const channels: BroadcastChannel[] = []
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel })
// An open one keeps Node from ending.
afterAll(() => channels.forEach((channel) => channel.close()))

/** @returns what the tab has heard */
function tab(): string[] {
  const heard: string[] = []
  followStream({ name: 'test', path: '/events', told: (message) => heard.push(message) })
  return heard
}

test('one of several tabs holds the stream, all receive its messages, and the next tab takes over', async () => {
  const first = tab()
  const second = tab()
  await waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.say('one')
  await waitFor(() => expect([first, second]).toStrictEqual([['one'], ['one']]))

  // A tab that opens later hears what it has missed.
  const third = tab()
  await waitFor(() => expect(third).toStrictEqual(['one']))
  expect(streams).toHaveLength(1)

  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(streams.map(({ isOpen }) => isOpen)).toStrictEqual([false, true]))
  streams[1]?.say('two')
  await waitFor(() => expect([first, second, third].map((heard) => heard.at(-1))).toStrictEqual(['two', 'two', 'two']))
})
