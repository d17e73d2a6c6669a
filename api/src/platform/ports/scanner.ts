import { connect } from 'node:net'

/** Result of a scan. */
export type Verdict = { isClean: true } | { isClean: false; found: string }

/** Scans uploaded files. */
export interface ScannerPort {
  isConfigured: boolean
  /** Throws when the scanner does not respond: the result is unknown. */
  scan: (file: Buffer) => Promise<Verdict>
}

export interface ScannerConfig {
  /** clamd address, `tcp://127.0.0.1:3310`. */
  url: string | undefined
  timeoutMs?: number | undefined
}

const TIMEOUT_MS = 30_000
const CHUNK_BYTES = 64 * 1024
const COMMAND = 'zINSTREAM\0'

/** INSTREAM format: chunks with a length prefix, then a length of 0. */
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
      // clamd may answer and close while the file is still being sent: the answer matters, not the broken connection.
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
