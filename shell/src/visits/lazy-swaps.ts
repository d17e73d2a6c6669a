import type { SwapOptions, Swaps } from './swaps.ts'

/** Not part of the first page: releases are rare, and so are failures. A load that failed is tried again. */
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
