import type { CourierReport } from '@shop/contracts/orders/tracking'
import type { OfficeOrder } from '@shop/contracts/services/back-office/messages'

const STEP_MS = 4000
const STEPS = 20
const MINUTES_OF_STEP = 2
/** Degrees from the house to where a courier sets out, about 4 km away. */
const START = { latitude: 0.024, longitude: -0.045 }
/** Degrees that the way bends from a straight line. */
const BEND = 0.006

/** Delivery service: the courier of a shipped order goes to its house step by step, and tells the shop of each. */
export class CourierTrips {
  readonly #trips = new Map<string, NodeJS.Timeout>()
  readonly #tell: (number: string, report: CourierReport) => Promise<unknown>

  constructor(tell: (number: string, report: CourierReport) => Promise<unknown>) {
    this.#tell = tell
  }

  /** The order as it is now: its trip begins, goes on or ends. */
  follow({ number, status, delivery: { house } }: OfficeOrder) {
    if (status !== 'shipped' || !house) {
      clearInterval(this.#trips.get(number))
      this.#trips.delete(number)
      return
    }
    if (this.#trips.has(number)) return
    let step = 0
    const next = () => {
      // Without an answer the next step tells where the courier is by then.
      void this.#tell(number, reportAt(house, step)).catch(() => undefined)
      if (step === STEPS) clearInterval(this.#trips.get(number))
      step += 1
    }
    this.#trips.set(number, setInterval(next, STEP_MS).unref())
    next()
  }
}

export function reportAt(house: CourierReport['house'], step: number): CourierReport {
  const left = 1 - step / STEPS
  const bend = Math.sin(left * Math.PI) * BEND
  const position = {
    latitude: house.latitude + START.latitude * left + bend,
    longitude: house.longitude + START.longitude * left + bend,
  }
  return { position, house, minutes: (STEPS - step) * MINUTES_OF_STEP }
}
