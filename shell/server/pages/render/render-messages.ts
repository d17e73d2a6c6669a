import type { RenderJob, RenderedPage } from '../../../src/boot/server/render-job.ts'

export interface ThreadData {
  /** Folder of the artifacts. */
  artifacts: string
  /** Shell version evaluated at startup. */
  shell: string
  /** Rendered before the thread counts as ready: a shell that cannot show an error page shows nothing. */
  probe: RenderJob
  /** Origin of a CDN for pictures; empty without one. */
  picturesUrl?: string
  /** True under `npm run dev`: server builds change in place. */
  development?: boolean
}

export type ToThread = { id: number; shell: string; job: RenderJob } | { ping: number }
export type FromThread =
  | { ready: true }
  | { pong: number }
  | { id: number; page: RenderedPage; cpuMs: number }
  | { id: number; error: string; isOfShell: boolean }

export interface Rendered {
  page: RenderedPage
  /** CPU time of the thread, without waiting for the API. */
  cpuMs: number
}

/** A page to render with its versions: a version's first page takes longer. */
export interface Order {
  shell: string
  job: RenderJob
  versions: string[]
}
