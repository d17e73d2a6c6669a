import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import type { Locale } from '@shop/contracts/shop/storefront'
import { dayInWords } from '@shop/i18n/dates'
import { escapeHtml, tag } from '../../platform/http/escape.ts'

const WORDS: Record<Locale, { name: string; text: (until: string) => string; leave: string }> = {
  ru: {
    name: 'Предпросмотр',
    text: (until) => `Предпросмотр. Покупатели этого ещё не видят. Ссылка действует до ${until} по Москве.`,
    leave: 'Выйти из предпросмотра',
  },
  en: {
    name: 'Preview',
    text: (until) => `Preview. Shoppers do not see this yet. The link works until ${until}, Moscow time.`,
    leave: 'Leave the preview',
  },
}

const BAR = [
  'display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:4px 16px',
  'background:var(--ink);color:var(--ivory);font:var(--t-small);text-align:center',
].join(';')
const BUTTON =
  'min-height:var(--target);padding:0 12px;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer'

/** In the shop's time zone: `5 December, 14:05`. */
export function momentOf(instant: Date, locale: Locale): string {
  const local = new Date(instant.getTime() + SHOP_UTC_OFFSET_HOURS * 60 * 60 * 1000).toISOString()
  const [year, month, day] = local.slice(0, 10).split('-')
  return `${dayInWords(`${day}.${month}.${year}`, locale, { year: false })}, ${local.slice(11, 16)}`
}

/** A bar marking a draft, with an exit button. */
export function previewBar(until: string, locale: Locale): string {
  const { name, text, leave } = WORDS[locale]
  return barHtml({ name, text: text(momentOf(new Date(until), locale)), leave, action: '/do/preview/leave' })
}

/** Styles are inline: the shop's stylesheets do not include what shoppers never see. */
export function barHtml({ name, text, leave, action }: { name: string; text: string; leave: string; action: string }): string {
  const form = tag('form', { method: 'post', action })
  const button = `${tag('button', { type: 'submit', style: BUTTON })}${escapeHtml(leave)}</button>`
  return `${tag('aside', { 'aria-label': name, style: BAR })}<span>${escapeHtml(text)}</span>${form}${button}</form></aside>`
}
