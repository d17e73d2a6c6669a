// Parses large source maps in a thread, so that pages do not wait.
import { parentPort, workerData } from 'node:worker_threads'
import { trace } from '@shop/release/trace'

const { stateDir, places } = workerData as { stateDir: string; places: string[] }

const maps: Parameters<typeof trace>[2] = new Map()

function sourceOf(place: string): string {
  try {
    return trace(stateDir, place, maps)[0]?.source ?? place
  } catch {
    // Without a map: the original position.
    return place
  }
}

parentPort?.postMessage(places.map(sourceOf))
