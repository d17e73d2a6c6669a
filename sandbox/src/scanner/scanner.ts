import { createServer, type Server } from 'node:net'

/** The EICAR test file in two parts: as a whole, scanners would flag this source. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const COMMAND = 'zINSTREAM\0'
const MAX_BYTES = 32 * 1024 * 1024

/** Parses INSTREAM chunks; null while incomplete. */
function fileIn(received: Buffer): Buffer | null {
  const parts: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const verdictOn = (file: Buffer) => (file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')

/** clamd stand-in that detects the EICAR file only. */
export async function startScanner(port: number): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      if (received.length > MAX_BYTES) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
      const file = fileIn(received)
      if (file) socket.end(verdictOn(file))
    })
  })
  await new Promise<void>((resolve, reject) => {
    // Stays, so that a failed accept later ends nothing.
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  return server
}
