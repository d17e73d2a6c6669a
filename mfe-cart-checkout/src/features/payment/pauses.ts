/** How long to wait before each question about a payment: sixty seconds in all, ever more patiently (reading 33). */
export const PAUSES_MS: readonly number[] = [1_000, 1_000, 2_000, 3_000, 4_000, 5_000, 7_000, 10_000, 12_000, 15_000]
