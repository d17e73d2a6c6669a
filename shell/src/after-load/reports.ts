import { ERROR_SAMPLE_RATE } from '@shop/contracts/reports/error-report'
import type { Early } from '../platform/hydration/early-state.ts'

/** Few visits have an error. */
const loadReport = () => import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ './report.ts')

/** Reports errors once each, including earlier ones. */
export function reportErrors({ errors }: Pick<Early, 'errors'>, serial: number, chance = Math.random()) {
  const told = new Set<string>()
  const tell = (thrown: unknown) => {
    if (chance >= ERROR_SAMPLE_RATE) return
    loadReport().then(
      ({ report }) => report(thrown, serial, told),
      () => {},
    )
  }
  errors.splice(0).forEach(tell)
  errors.push = (...later) => {
    later.forEach(tell)
    return 0
  }
}
