import { attributionOf, readAttribution } from './attribution.ts'

test.each([
  ['?utm_source=gdeslon&utm_medium=cpa', 'gdeslon'],
  ['?utm_source=GdeSlon', 'gdeslon'],
  ['?utm_source=yandex&utm_medium=cpc', 'paid'],
  ['?utm_source=vk&utm_medium=CPM', 'paid'],
  ['?utm_source=admitad&utm_medium=cpa', 'paid'],
  ['?utm_source=google&utm_medium=paid_social', 'paid'],
  ['?utm_medium=paid', 'paid'],
  ['?utm_source=newsletter&utm_medium=email', 'other'],
  ['?metal=yellow&utm_campaign=spring', 'other'],
])('the UTM value %s is %s [marketing.utm-values]', (search, attribution) => {
  expect(attributionOf(search)).toBe(attribution)
})

test.each(['', '?metal=yellow', '?utm_source=', '?yclid=1', '?source=gdeslon'])(
  'a visit without UTM changes nothing: %j [marketing.utm-values]',
  (search) => {
    expect(attributionOf(search)).toBeNull()
  },
)

test('a cookie with foreign content is ignored', () => {
  expect(['gdeslon', 'paid', 'other', 'constructor', undefined].map(readAttribution)).toStrictEqual([
    'gdeslon',
    'paid',
    'other',
    null,
    null,
  ])
})
