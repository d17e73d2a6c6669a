import { clustersOf } from './clusters.ts'

const at = (...spots: [x: number, y: number][]) => spots.map(([x, y]) => ({ x, y }))
const sizes = (spots: { x: number; y: number }[]) => clustersOf(spots, 32).map(({ items }) => items.length)

test('distant places stay separate', () => {
  expect(sizes(at([0, 0], [32, 0], [0, 32]))).toStrictEqual([1, 1, 1])
})

test('places closer than the limit merge into one cluster at their center', () => {
  expect(clustersOf(at([0, 0], [20, 0], [100, 0]), 32)).toMatchObject([{ x: 10, y: 0, items: [{}, {}] }, { x: 100 }])
})

test('no two clusters are closer than the limit', () => {
  const chain = at(...Array.from({ length: 12 }, (_, index): [number, number] => [index * 20, (index % 3) * 10]))
  const clusters = clustersOf(chain, 32)
  for (const one of clusters)
    for (const other of clusters) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(32)
  expect(clusters.flatMap(({ items }) => items)).toHaveLength(12)
})
