import { connect } from 'node:net'

/** What a scanner says of a file. */
export type Verdict = { isClean: true } | { isClean: false; found: string }

/** Looks into files that strangers send. */
export interface ScannerPort {
  isConfigured: boolean
  /** Throws when the scanner has not answered: the file is as unknown as before. */
  scan: (file: Buffer) => Promise<Verdict>
}

export interface ScannerConfig {
  /** `tcp://127.0.0.1:3310` of a clamd. */
  url: string | undefined
  timeoutMs?: number | undefined
}

const TIMEOUT_MS = 30_000
const CHUNK_BYTES = 64 * 1024
const COMMAND = 'zINSTREAM\0'

/** The file in pieces, each with its length before it, and a length of 0 at the end: what INSTREAM wants. */
function* framesOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    const chunk = file.subarray(at, at + CHUNK_BYTES)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    yield Buffer.concat([length, chunk])
  }
  yield Buffer.alloc(4)
}

function readAnswer(answer: string): Verdict {
  const text = answer.replaceAll('\0', '').trim()
  if (text === 'stream: OK') return { isClean: true }
  const [, found] = /^stream: (.+) FOUND$/.exec(text) ?? []
  if (found) return { isClean: false, found }
  throw new Error(`The scanner answered "${text.slice(0, 200)}".`)
}

/** ClamAV's clamd over TCP. */
export const scannerPort = ({ url, timeoutMs = TIMEOUT_MS }: ScannerConfig): ScannerPort => ({
  isConfigured: url !== undefined,
  scan: (file) =>
    new Promise((resolve, reject) => {
      if (!url) return reject(new Error('No scanner is configured.'))
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      let answer = ''
      let failure: Error | null = null
      socket.setEncoding('utf8')
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`The scanner has not answered in ${timeoutMs} ms.`)))
      socket.on('connect', () => {
        socket.write(COMMAND)
        for (const frame of framesOf(file)) socket.write(frame)
      })
      socket.on('data', (part: string) => (answer += part))
      // It may answer and hang up while the file is still being sent: an answer counts more than the broken line.
      socket.on('error', (error) => (failure = error))
      socket.on('close', () => {
        try {
          resolve(readAnswer(answer))
        } catch (error) {
          reject(failure ?? (error as Error))
        }
      })
    }),
})
