import { act } from 'react'

/** A server-sent stream that tells what a test says. */
export class FakeStream extends EventTarget {
  readonly path: string
  isClosed = false

  constructor(path: string) {
    super()
    this.path = path
  }

  close() {
    this.isClosed = true
  }

  /** `version`: a fingerprint of what the page tells. */
  tell = (status: string, version = status) =>
    act(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ status, version }) })))
}

/** Replaces `EventSource` in the tests of a group. @returns the streams that the current test has opened */
export function fakeStreams(): readonly FakeStream[] {
  const streams: FakeStream[] = []
  beforeEach(() => {
    streams.length = 0
    Object.assign(window, {
      EventSource: class extends FakeStream {
        constructor(path: string) {
          super(path)
          streams.push(this)
        }
      },
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'EventSource')
  })
  return streams
}
