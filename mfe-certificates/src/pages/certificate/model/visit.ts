import { createEvent, createStore } from 'effector'
import type { CertificateUrl } from '../url.ts'

export const opened = createEvent<CertificateUrl>()

/** The certificate whose payment is asked about; null where one is being made. */
export const $depositId = createStore<string | null>(null).on(opened, (_, { deposit }) => deposit)
