import net, { type AddressInfo } from 'node:net'

/** An address that leads to another server when it is told so: what keepalived, HAProxy or a service of Kubernetes is for a database. */
export class Relay {
  readonly #server = net.createServer((client) => this.#join(client))
  readonly #sockets = new Set<net.Socket>()
  #target: number

  private constructor(target: number) {
    this.#target = target
  }

  static async start(target: number): Promise<Relay> {
    const relay = new Relay(target)
    await new Promise<void>((resolve) => relay.#server.listen(0, '127.0.0.1', resolve))
    return relay
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `postgres://shop@127.0.0.1:${this.port}/postgres`
  }

  /** Connections to the former target are cut: whoever holds one must not write there. */
  leadTo(target: number): void {
    this.#target = target
    for (const socket of this.#sockets) socket.destroy()
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #join(client: net.Socket) {
    const server = net.connect(this.#target, '127.0.0.1')
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one)
      one.setNoDelay(true)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
  }
}
