import type { SwapOptions, Swaps } from './swaps.ts'

/** Lazy: swaps are rare. A failed load is retried. */
export function lazySwaps(options: SwapOptions): () => Promise<Swaps> {
  let loading: Promise<Swaps> | undefined
  const load = () =>
    import(/* webpackChunkName: "swaps", webpackFetchPriority: "low" */ './swaps.ts').then(({ createSwaps }) => createSwaps(options))
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
