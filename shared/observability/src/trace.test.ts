import { currentTrace, inTrace, newTrace, readTraceparent, toTraceparent } from './trace.ts'

const ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test('a traceparent header round-trips', () => {
  const header = `00-${ID}-${SPAN}-01`
  expect(readTraceparent(header)).toStrictEqual({ id: ID, spanId: SPAN })
  expect(toTraceparent({ id: ID, spanId: SPAN, isOwn: true })).toBe(header)
})

test.each([
  ['nothing', undefined],
  ['a list', [`00-${ID}-${SPAN}-01`]],
  ['another version', `01-${ID}-${SPAN}-01`],
  ['capitals', `00-${ID.toUpperCase()}-${SPAN}-01`],
  ['an id of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a step of zeros', `00-${ID}-${'0'.repeat(16)}-01`],
  ['a line more', `00-${ID}-${SPAN}-01\nx-front-door: key`],
])('%s is not a valid trace', (_, header) => {
  expect(readTraceparent(header)).toBeNull()
})

test('a child span keeps the trace id and can be parsed by the next service', () => {
  const trace = newTrace()
  const next = readTraceparent(toTraceparent(trace))
  expect(next).toStrictEqual({ id: trace.id, spanId: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect(toTraceparent(next ?? trace)).not.toContain(next?.spanId)
})

test('work started inside a trace belongs to it, also after an await; work outside does not', async () => {
  const [one, other] = [newTrace(), newTrace()]
  const seen = (trace: typeof one) =>
    inTrace(trace, async () => {
      await Promise.resolve()
      return currentTrace()?.id
    })
  expect(await Promise.all([seen(one), seen(other)])).toStrictEqual([one.id, other.id])
  expect(currentTrace()).toBeUndefined()
})
