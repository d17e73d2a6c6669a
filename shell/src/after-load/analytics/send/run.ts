import { createWatch, scopeBind, type Scope, type Subscription } from 'effector'
import { marketingView } from '@shop/contracts/marketing/marketing'
import { cardChosen, cardsSeen, pageShown, vitalMeasured } from '@shop/contracts/events/screen-events'
import { emitterOf, lastOf, listenTo } from '@shop/events'
import { createRequestFx } from '@shop/http'
import { $cart } from '@shop/session'
import { navigationEnded } from '../../../visits/opening/progress.ts'
import { addressNow, pageNow } from '../address.ts'
import { watchCards } from '../observe/cards.ts'
import { openDataLayer } from '../data-layer.ts'
import { loadDestination } from './destination.ts'
import { mapping, type View } from '../mapping.ts'
import { forgotten, told } from '../sent.ts'
import { tellVital } from './tell-vital.ts'
import { watchVitals, type Vital } from '../observe/vitals.ts'

export { isDestinationLoaded } from './destination.ts'

const shown = emitterOf(pageShown, 'shell')
const seen = emitterOf(cardsSeen, 'shell')
const chosen = emitterOf(cardChosen, 'shell')
const measured = emitterOf(vitalMeasured, 'shell')
const viewFx = createRequestFx(marketingView, { parallel: true })

const rows = mapping.map((row) => ({ ...row, message: listenTo(row.contract), $last: lastOf(row.contract) }))

/** web-vitals cannot be unsubscribed: after a refusal its metrics are ignored. */
let measure: ((vital: Vital) => void) | null = null
let isMeasuring = false

/**
 * Sends events to the data layer, and views to our server, while consent is given.
 * @param isFromStart consent is older than the document: includes earlier events
 * @returns stops it
 */
export function run(scope: Scope, isFromStart: boolean): () => void {
  const note = scopeBind(told, { scope })
  const layer = openDataLayer((what) => note({ to: 'dataLayer', what }))
  const send = scopeBind(viewFx, { scope })
  const tellView = (what: View) => {
    note({ to: 'server', what })
    // A failed report is ignored.
    send({ body: what }).catch(() => {})
  }
  const hear = ({ entryOf, viewOf }: (typeof rows)[number], message: never) => {
    if (entryOf) layer.tell(entryOf(message, { cart: scope.getState($cart) }))
    if (viewOf) tellView(viewOf(message))
  }
  loadDestination()

  const before = rows.map((row) => ({ row, message: scope.getState(row.$last) }))
  const subscriptions: Subscription[] = rows.map((row) => createWatch({ unit: row.message, scope, fn: (message) => hear(row, message) }))
  const cards = watchCards(scopeBind(seen, { scope }), scopeBind(chosen, { scope }))
  const tellPage = scopeBind(shown, { scope })
  let last: string | null = null
  let isOver = false
  const show = () => {
    if (isOver || last === addressNow()) return
    last = addressNow()
    tellPage({ url: location.origin + last, title: document.title, page: pageNow() })
    cards.again()
  }
  // Page titles are set after their data is loaded.
  subscriptions.push(createWatch({ unit: navigationEnded, scope, fn: () => void setTimeout(show) }))
  show()
  for (const { row, message } of before) if (message !== null && (isFromStart || row.isHere?.(message))) hear(row, message)

  const tellMeasured = scopeBind(measured, { scope })
  measure = (vital) => {
    tellMeasured(vital)
    tellVital(vital)
  }
  if (!isMeasuring) watchVitals((vital) => measure?.(vital))
  isMeasuring = true

  return () => {
    isOver = true
    measure = null
    for (const subscription of subscriptions) subscription.unsubscribe()
    cards.stop()
    layer.empty()
    scopeBind(forgotten, { scope })()
  }
}
