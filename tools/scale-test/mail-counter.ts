import net, { type AddressInfo } from 'node:net'

export interface CountedLetter {
  id: string
  to: string
  at: number
}

export interface MailCounter {
  url: string
  letters: CountedLetter[]
  stop: () => Promise<void>
}

/** A mail server that keeps who got which letter and when: one sent twice has the same Message-ID. */
export async function startMailCounter(): Promise<MailCounter> {
  const letters: CountedLetter[] = []
  const server = net.createServer((socket) => {
    let [text, to, isLetter] = ['', '', false]
    socket.on('error', () => undefined)
    socket.write('220 counter\r\n')
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (;;) {
        const end = isLetter ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const whole = text.slice(0, end)
        text = text.slice(end + (isLetter ? 5 : 2))
        if (isLetter) {
          isLetter = false
          letters.push({ id: /^Message-ID: <(.+?)>/im.exec(whole)?.[1] ?? '', to, at: performance.now() })
          socket.write('250 taken\r\n')
        } else if (/^DATA/i.test(whole)) {
          isLetter = true
          socket.write('354 go on\r\n')
        } else {
          to = /^RCPT TO:<(.+?)>/i.exec(whole)?.[1] ?? to
          socket.write(/^QUIT/i.test(whole) ? '221 bye\r\n' : '250 ok\r\n')
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
