import { useEffect, useState } from 'react'

export interface CachedPage {
  address: string
  title: string
}

/** Asks the service worker. @returns stops waiting for its answer */
function askForPages(told: (pages: readonly CachedPage[]) => void): (() => void) | undefined {
  try {
    const { port1: here, port2: there } = new MessageChannel()
    here.onmessage = ({ data }: MessageEvent<readonly CachedPage[]>) => told(data)
    navigator.serviceWorker.controller?.postMessage('pages', [there])
    return () => here.close()
  } catch {
    // No workers here, as in a private window.
    return undefined
  }
}

/** Pages that open without a connection; empty without a service worker. */
export function useCachedPages(): readonly CachedPage[] {
  const [pages, setPages] = useState<readonly CachedPage[]>([])
  useEffect(() => askForPages(setPages), [])
  return pages
}
