import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePorts } from '../../../tools/processes/shop/ports.ts'
import { Server } from '../../../tools/processes/server.ts'
import { API_URL, FRONT_DOOR_KEY, STATE_DIR } from '../../environment.ts'
import { Releases } from './releases.ts'

/** A separate front door with the same API and artifacts but its own release record, so that parallel tests do not affect each other. */
export class FrontDoor {
  readonly port: number
  readonly releases: Releases
  readonly #server: Server

  private constructor(port: number, releases: Releases, server: Server) {
    this.port = port
    this.releases = releases
    this.#server = server
  }

  /** @param arrange may change artifacts before the front door starts */
  static async open(
    arrange: (artifacts: string) => void = () => {},
    apiUrl = API_URL,
    settings: Record<string, string> = {},
  ): Promise<FrontDoor> {
    if (!FRONT_DOOR_KEY)
      throw new Error('These tests open front doors of their own: start the shop and the tests with the same FRONT_DOOR_KEY.')
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'front-door-'))
    mirror(path.join(STATE_DIR, 'artifacts'), path.join(folder, 'artifacts'))
    arrange(path.join(folder, 'artifacts'))
    const releases = new Releases(folder)
    releases.startFrom(new Releases(STATE_DIR).actives)
    const port = await freePorts(1)
    const server = new Server(
      { name: `front-door-${port}`, file: 'shell/server/main.ts', port },
      { STATE_DIR: folder, API_URL: apiUrl, FRONT_DOOR_KEY, ...settings },
    )
    const ending = await Promise.race([server.ready, server.ended])
    if (ending) throw new Error(`The front door of the tests did not start (${ending.how}): ${ending.lastLines}`)
    return new FrontDoor(port, releases, server)
  }

  async close(): Promise<void> {
    await this.#server.stop()
    fs.rmSync(this.releases.stateDir, { recursive: true, force: true })
  }
}

/** Real folders with links to files: tests replace files in their own copy only. */
function mirror(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true })
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) mirror(source, target)
    else fs.symlinkSync(source, target)
  }
}
