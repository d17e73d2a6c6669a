export interface Spot {
  x: number
  y: number
}

interface Cluster<Item> extends Spot {
  items: Item[]
}

/** Groups places closer than `near` pixels; single places are clusters of one. */
export function clustersOf<Item extends Spot>(items: readonly Item[], near: number): Cluster<Item>[] {
  let clusters: Cluster<Item>[] = items.map((item) => ({ x: item.x, y: item.y, items: [item] }))
  for (let before = 0; before !== clusters.length; ) {
    before = clusters.length
    const kept: Cluster<Item>[] = []
    for (const one of clusters) {
      const other = kept.find((cluster) => Math.hypot(cluster.x - one.x, cluster.y - one.y) < near)
      if (!other) kept.push(one)
      else {
        // Adding an item moves the center, possibly next to another cluster: repeat until stable.
        other.items = [...other.items, ...one.items]
        other.x = mean(other.items, 'x')
        other.y = mean(other.items, 'y')
      }
    }
    clusters = kept
  }
  return clusters
}

const mean = (items: readonly Spot[], axis: 'x' | 'y') => items.reduce((sum, item) => sum + item[axis], 0) / items.length
