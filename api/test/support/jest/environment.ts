import { TestEnvironment } from 'jest-environment-node'
import type { Running } from '../services/processes.ts'

declare global {
  /** Processes of the API without a shop. */
  var idleProcesses: Running[] | undefined
}

const idleProcesses: Running[] = []

/** Keeps processes of the API from one test file to the next: in a process of Jest they all have the same list. */
export default class extends TestEnvironment {
  override async setup() {
    await super.setup()
    this.global.idleProcesses = idleProcesses
  }
}
