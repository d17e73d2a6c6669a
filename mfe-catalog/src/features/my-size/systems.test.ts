import {
  circumferenceOf,
  diameterAround,
  diameterOf,
  DIAMETERS,
  millimetres,
  nearest,
  otherSystems,
  sizeIn,
  SYSTEMS,
  usOf,
} from './systems.ts'

test.each([
  [14, '14', '44', '3', 'F', '4'],
  [15, '15', '47', '4.25', 'H½', '7'],
  [15.5, '15.5', '49', '4.75', 'J', '8–9'],
  [16, '16', '50', '5.5', 'K', '10'],
  [16.5, '16.5', '52', '6', 'L½', '11–12'],
  [17, '17', '53', '6.5', 'M½', '13'],
  [17.5, '17.5', '55', '7.25', 'O', '14–15'],
  [18, '18', '57', '7.75', 'P', '16'],
  [18.5, '18.5', '58', '8.5', 'Q½', '17–18'],
  [19, '19', '60', '9', 'S', '19'],
  [21.5, '21.5', '68', '12.25', 'Y', '26–27'],
])('a ring of %d mm is RU %s, EU %s, US %s, UK %s, JP %s', (diameter, ...sizes) => {
  expect(SYSTEMS.map((system) => sizeIn(system, diameter, 'en'))).toStrictEqual(sizes)
})

test('halves and quarters have a comma in Russian', () => {
  expect([sizeIn('RU', 16.5, 'ru'), sizeIn('US', 17.5, 'ru'), millimetres(circumferenceOf(16.5), 'ru')]).toStrictEqual([
    '16,5',
    '7,25',
    '51,8',
  ])
})

test.each(['ru', 'en'] as const)('in %s every size is read back from its own label', (locale) => {
  const labels = DIAMETERS.map((diameter) => sizeIn(locale === 'ru' ? 'RU' : 'US', diameter, locale))
  expect(labels.map((label) => diameterOf(label, locale))).toStrictEqual(DIAMETERS)
})

test.each(SYSTEMS)('a larger ring never has a smaller size in %s, and no two sizes are one', (system) => {
  const sizes = DIAMETERS.map((diameter) => sizeIn(system, diameter, 'en'))
  const ranks = sizes.map((size) => (system === 'UK' ? size.charCodeAt(0) + (size.endsWith('½') ? 0.5 : 0) : Number.parseFloat(size)))
  expect(ranks).toStrictEqual(ranks.toSorted((one, other) => one - other))
  expect(new Set(sizes).size).toBe(sizes.length)
})

test('what is measured goes to the nearest half size, never beyond the smallest and the largest [product.size-systems]', () => {
  for (let measured = 10; measured < 26; measured += 0.07) {
    const size = nearest(measured)
    expect(DIAMETERS).toContain(size)
    if (measured >= 14 && measured <= 22) expect(Math.abs(size - measured)).toBeLessThanOrEqual(0.25 + 1e-9)
  }
  expect([nearest(diameterAround(52)), nearest(0), nearest(99)]).toStrictEqual([16.5, 14, 22])
})

test.each(['45 см', '45 cm', 'M', '', '99', '3', null])('%j is no ring size', (label) => {
  expect(diameterOf(label, 'ru')).toBeNull()
})

test('the American scale goes by quarters', () => {
  for (const diameter of DIAMETERS) expect((usOf(diameter) * 4) % 1).toBe(0)
})

test('the other systems of a language leave out its own', () => {
  expect([otherSystems('ru'), otherSystems('en')]).toStrictEqual([
    ['EU', 'US', 'UK', 'JP'],
    ['RU', 'EU', 'UK', 'JP'],
  ])
})
