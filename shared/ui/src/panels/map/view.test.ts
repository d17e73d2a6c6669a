import { boundsOf, inFirstTown, townsOf, viewOf } from './view.ts'

const at = (latitude: number, longitude: number, city_id = 1, city = 'Москва') => ({ latitude, longitude, city_id, city })
const tsvetnoy = at(55.77, 37.62)
const arbat = at(55.75, 37.58)
const kazan = at(55.78, 49.12, 61, 'Казань')

test('the view contains all places', () => {
  const bounds = { south: 55.75, north: 55.78, west: 37.58, east: 49.12 }
  expect(boundsOf([tsvetnoy, arbat, kazan])).toStrictEqual(bounds)
  expect(viewOf(bounds, 14)).toStrictEqual({ bounds })
})

test('a single place is shown at the given zoom', () => {
  expect(viewOf(boundsOf([arbat]), 14)).toStrictEqual({ latitude: 55.75, longitude: 37.58, zoom: 14 })
})

test.each([
  ['south to north', at(55, 37), at(56, 37)],
  ['west to east', at(55, 37), at(55, 38)],
])('places on one line from %s are not treated as a single place', (_, one, other) => {
  expect(viewOf(boundsOf([one, other]), 14)).toHaveProperty('bounds')
})

test('for a country, only places in the town of the first one are shown', () => {
  expect(inFirstTown([tsvetnoy, kazan, arbat])).toStrictEqual([tsvetnoy, arbat])
  expect(inFirstTown([at(55, 37), at(56, 37), at(55.99, 37)])).toStrictEqual([at(55, 37), at(55.99, 37)])
})

test('a town is centered on its shops and listed once', () => {
  expect(townsOf([at(55, 37), kazan, at(56, 38)])).toStrictEqual([
    { name: 'Москва', latitude: 55.5, longitude: 37.5 },
    { name: 'Казань', latitude: 55.78, longitude: 49.12 },
  ])
})
