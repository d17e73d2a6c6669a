import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

const END_OF_LETTER = '\r\n.\r\n'
const ANSWERS: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' }

/** A mail server that takes each letter as slowly as it is told. */
export class MailServer {
  /** Message-ID of each letter that was sent, in the order of arrival. */
  readonly ids: string[] = []
  /** Letters are answered after it. */
  slowly: () => Promise<unknown> = () => Promise.resolve()
  readonly #sockets = new Set<Socket>()
  readonly #server: Server = createServer((socket) => {
    this.#sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket))
    let received = ''
    let isLetter = false
    socket.write('220 slow\r\n')
    socket.on('data', (part) => {
      received += String(part)
      if (isLetter) {
        if (!received.includes(END_OF_LETTER)) return
        this.ids.push(/^Message-ID: <(.+)>/im.exec(received)?.[1] ?? '')
        ;[isLetter, received] = [false, '']
        void this.slowly().then(() => socket.write('250 taken\r\n'))
        return
      }
      for (let end = received.indexOf('\r\n'); end >= 0 && !isLetter; end = received.indexOf('\r\n')) {
        const command = received.slice(0, end).split(' ')[0]?.toUpperCase() ?? ''
        received = received.slice(end + 2)
        isLetter = command === 'DATA'
        socket.write(`${ANSWERS[command] ?? '250 fine'}\r\n`)
      }
    })
  })

  /** Answers its address for SMTP_URL. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }
}
