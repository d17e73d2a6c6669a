export interface Spot {
  x: number
  y: number
}

interface Cluster<Item> extends Spot {
  items: Item[]
}

/** Puts together what lies nearer than `near` to each other on the screen; what stands alone is a cluster of one. */
export function clustersOf<Item extends Spot>(items: readonly Item[], near: number): Cluster<Item>[] {
  let clusters: Cluster<Item>[] = items.map((item) => ({ x: item.x, y: item.y, items: [item] }))
  for (let before = 0; before !== clusters.length; ) {
    before = clusters.length
    const kept: Cluster<Item>[] = []
    for (const one of clusters) {
      const other = kept.find((cluster) => Math.hypot(cluster.x - one.x, cluster.y - one.y) < near)
      if (!other) kept.push(one)
      else {
        // Its middle moves with every item, which may bring it near to another cluster: that is what the next round is for.
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
