import type { RenderJob, RenderedPage } from '../../src/render/render-job.ts'

export interface ThreadData {
  /** Folder of the artifacts. */
  artifacts: string
  /** Version of the shell that is evaluated before the first job. */
  shell: string
  /** `npm run dev`: server builds change in place. */
  development?: boolean
}

export type ToThread = { id: number; shell: string; job: RenderJob } | { ping: number }
export type FromThread =
  | { ready: true }
  | { pong: number }
  | { id: number; page: RenderedPage; cpuMs: number }
  | { id: number; error: string }

export interface Rendered {
  page: RenderedPage
  /** Of the thread, without waiting for the API. */
  cpuMs: number
}

/** A page to render and the versions that its thread must know: the first page of a version takes longer. */
export interface Order {
  shell: string
  job: RenderJob
  versions: string[]
}
