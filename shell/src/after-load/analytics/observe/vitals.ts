import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'

export interface Vital {
  name: MetricType['name']
  value: number
  rating: MetricType['rating']
  remote: string
  version: string
}

/** Element of a metric, if known. */
function elementOf(metric: MetricType): Node | null | undefined {
  const entry = metric.entries.at(-1) as
    | { element?: Element | null; target?: Node | null; sources?: readonly { node: Node | null }[] }
    | undefined
  return entry?.element ?? entry?.target ?? entry?.sources?.[0]?.node
}

function areaOf(metric: MetricType) {
  const node = elementOf(metric)
  const element = node instanceof Element ? node : node?.parentElement
  const area = element ? element.closest<HTMLElement>('[data-owner]') : document.querySelector<HTMLElement>('main [data-owner]')
  return { remote: area?.dataset['owner'] ?? 'shell', version: area?.dataset['version'] ?? '' }
}

/** The browser buffers metrics from the start, so late observers miss nothing. */
export function watchVitals(measured: (vital: Vital) => void): void {
  const tell = (metric: MetricType) => {
    const { name, value, rating } = metric
    measured({ name, value, rating, ...areaOf(metric) })
  }
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(tell)
}
