import { createEvent, createStore } from 'effector'
import type { CertificateUrl } from '../url.ts'

export const opened = createEvent<CertificateUrl>()

/** Back from the bank, whose answer is waited for. */
export const $isBack = createStore(true).on(opened, (_, { isBack }) => isBack)

/** The certificate being paid; null on the form. */
export const $depositId = createStore<string | null>(null).on(opened, (_, { deposit }) => deposit)
