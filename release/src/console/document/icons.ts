import { html, type Safe } from '@shop/contracts/core/text/html'

const icon = (path: string): Safe => html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

export const CHECK = icon('m5 12.5 4.8 4.8L19.5 7.5')
export const CROSS = icon('M6 6l12 12M18 6 6 18')
export const CLOCK = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5l3.5 2')
export const ARROW = icon('M4 12h16m-5.5-5.5L20 12l-5.5 5.5')
export const LOCK = icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
