import { openFrontDoor } from '../support/door.ts'
import { ask, bodyOf, serve } from '../support/requests.ts'
import { makeSmallShop } from '../support/small-shop.ts'

jest.setTimeout(30_000)

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

test('with a collector, spans share the trace id of the response and include rendered versions and the API call', async () => {
  const spans: Span[] = []
  const heard: unknown[] = []
  const collector = await serve((request, response) => {
    void bodyOf(request).then((text) => {
      const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end('{}')
    })
  })
  const api = await serve((request, response) => {
    heard.push([request.url, request.headers['traceparent']])
    response.end('{}')
  })
  const shop = makeSmallShop()
  const door = await openFrontDoor(shop.stateDir, api.port, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` })
  const browser = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }
  const page = await ask(door.port, '/catalog')
  await ask(door.port, '/backend/cart/add', { headers: browser })
  expect(await door.stop()).toBe(0)

  const of = (name: string) => spans.find((span) => span.name === name)
  const [document, render, call] = [of('GET /catalog'), of('render'), of('GET /backend')]
  expect(document?.traceId).toBe(page.headers['x-request-id'])
  expect(document?.parentSpanId ?? '').toBe('')
  expect(render).toMatchObject({ traceId: document?.traceId, parentSpanId: document?.spanId })
  expect(render?.attributes).toContainEqual({ key: 'remotes', value: { stringValue: 'mfe-catalog@1.0.0' } })
  expect(page.text).toContain(`"traceparent":"00-${render?.traceId}-${render?.spanId}-01"`)
  expect([call?.traceId, call?.parentSpanId]).toStrictEqual(['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'])
  expect(heard).toStrictEqual([
    ['/texts/ru', expect.stringMatching(`^00-${document?.traceId}-`)],
    ['/cart/add', `00-${call?.traceId}-${call?.spanId}-01`],
  ])

  await collector.close()
  await api.close()
  shop.remove()
})
