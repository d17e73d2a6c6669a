// Reads source maps of megabytes, in a thread of its own: pages do not wait for it.
import { parentPort, workerData } from 'node:worker_threads'
import { trace } from '@shop/release/trace'

const { stateDir, places } = workerData as { stateDir: string; places: string[] }

function sourceOf(place: string): string {
  try {
    return trace(stateDir, place)[0]?.source ?? place
  } catch {
    // An artifact without a map: the place as the browser has told it.
    return place
  }
}

parentPort?.postMessage(places.map(sourceOf))
