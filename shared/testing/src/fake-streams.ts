import { act } from '@testing-library/react'

/** A stream of server-sent events that a page has opened. */
class FakeStream extends EventTarget {
  readonly path: string

  constructor(path: string) {
    super()
    this.path = path
  }

  close = () => {}

  /** The server sends an event with this data. */
  tell = (data: object) => act(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) })))
}

/** In a `describe`: its tests have event streams in place of the browser's; those that are open, the oldest first. */
export function fakeStreams(): FakeStream[] {
  const streams: FakeStream[] = []
  class Opened extends FakeStream {
    constructor(path: string) {
      super(path)
      streams.push(this)
    }
  }
  beforeEach(() => {
    streams.length = 0
    Object.assign(window, { EventSource: Opened })
  })
  afterEach(() => void Reflect.deleteProperty(window, 'EventSource'))
  return streams
}
