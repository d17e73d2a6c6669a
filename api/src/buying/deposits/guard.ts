import { DEPOSIT_TRIES, DEPOSIT_TRIES_FROM_ADDRESS, DEPOSIT_TRIES_IN_SESSION, type Guard } from '../../visitors/guards/limits.ts'

/** Limits that a guess of the four digits counts for. An invalid number (null) belongs to no certificate. */
export const depositGuard = (id: string | null, sessionHash: string | null, address: string): Guard => [
  ...(id === null ? [] : [[DEPOSIT_TRIES, id] as const]),
  [DEPOSIT_TRIES_IN_SESSION, sessionHash ?? ''],
  [DEPOSIT_TRIES_FROM_ADDRESS, address],
]
