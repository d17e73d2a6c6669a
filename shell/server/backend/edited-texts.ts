import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Locale } from '@shop/contracts/shop/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { callApi } from './api-call.ts'
import type { Config } from '../platform/config/config.ts'
import { forwardedHeaders } from './forwarded.ts'
import { log, reasonOf } from '../platform/observability/log.ts'
import { previewCookie } from './preview.ts'
import type { ShopVisit } from '../requests/visit.ts'

/** Interface texts changed by editors, by key: `mfe-catalog/page/listing.nothing`. */
export type Edited = Readonly<Record<string, string>>

interface Answer {
  errors?: Record<string, unknown>
  overrides?: Record<string, unknown>
}

/** Maximum staleness while the API is unreachable. */
const STALE_MS = 20_000
/** Maximum wait of a page for newer texts. */
const WAIT_MS = 1000
const ERRORS: Record<Locale, Readonly<Record<string, string>>> = { ru: errorsRu, en: errorsEn }

const versions = new WeakMap<Edited, string>()

/** Hash of the texts: part of the document cache key. */
export function versionOf(edited: Edited): string {
  const known = versions.get(edited)
  if (known !== undefined) return known
  const version = createHash('sha1').update(JSON.stringify(edited)).digest('base64url')
  versions.set(edited, version)
  return version
}

/** Refreshes from the API periodically; serves the previous texts meanwhile. */
export class EditedTexts {
  readonly #config: Pick<Config, 'apiUrl' | 'frontDoorKey' | 'textsMs'>
  readonly #known = new Map<Locale, { edited: Edited; until: number }>()
  readonly #asking = new Map<Locale, Promise<Edited>>()
  /** Raised when texts have changed: what was asked before is of no use. */
  #changes = 0

  constructor(config: Pick<Config, 'apiUrl' | 'frontDoorKey' | 'textsMs'>) {
    this.#config = config
  }

  /** Draft texts for a preview. */
  async of(visit: ShopVisit, preview: string | null): Promise<Edited> {
    const { locale } = visit.context
    if (preview !== null) return this.#ask(visit, preview)
    const known = this.#known.get(locale)
    if (known && Date.now() < known.until) return known.edited
    const asking = this.#asking.get(locale) ?? this.#renew(visit)
    if (known && Date.now() < known.until + STALE_MS) return known.edited
    return Promise.race([asking, setTimeout(WAIT_MS, known?.edited ?? {}, { ref: false })])
  }

  /** The next page waits for the changed texts. */
  forget() {
    this.#changes++
    this.#asking.clear()
    for (const known of this.#known.values()) known.until = Number.NEGATIVE_INFINITY
  }

  #renew(visit: ShopVisit): Promise<Edited> {
    const { locale } = visit.context
    const changes = this.#changes
    const asking = this.#ask(visit, null)
      .catch((error: unknown) => {
        log('texts', reasonOf(error))
        return this.#known.get(locale)?.edited ?? {}
      })
      .then((edited) => {
        if (changes !== this.#changes) return edited
        this.#known.set(locale, { edited, until: Date.now() + this.#config.textsMs })
        this.#asking.delete(locale)
        return edited
      })
    this.#asking.set(locale, asking)
    return asking
  }

  async #ask(visit: ShopVisit, preview: string | null): Promise<Edited> {
    const { locale } = visit.context
    const headers = { ...forwardedHeaders(this.#config.frontDoorKey, visit), ...(preview !== null && { cookie: previewCookie(preview) }) }
    const { status, answer } = await callApi(this.#config.apiUrl, { method: 'GET', path: `/texts/${locale}`, headers })
    if (status !== 200) throw new Error(`the API answered ${status}`)
    const { errors = {}, overrides = {} } = (answer ?? {}) as Answer
    const changed = Object.entries(errors).filter(([code, text]) => code in ERRORS[locale] && ERRORS[locale][code] !== text)
    const all = [...Object.entries(overrides), ...changed.map(([code, text]) => [`errors.${code}`, text] as const)]
    return Object.fromEntries(all.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])))
  }
}
