import { tell } from './tell.ts'

test('a failure of a version is told once per document, by a beacon that outlives it', () => {
  const beacons: string[][] = []
  Object.defineProperty(navigator, 'sendBeacon', { value: (...beacon: string[]) => beacons.push(beacon) > 0 })
  for (const run of ['1.0.0', '1.0.0#2', '1.0.0']) tell('start', 'mfe-catalog', run)
  tell('blank', 'mfe-catalog', '1.0.0')
  expect(beacons).toStrictEqual([
    ['/front-door/failures', 'start mfe-catalog@1.0.0'],
    ['/front-door/failures', 'blank mfe-catalog@1.0.0'],
  ])
})
